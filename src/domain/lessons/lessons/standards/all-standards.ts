import type { GradeBand } from '../../../identity/account/grade-band.ts';
import type { Standard } from '../lesson.ts';
import { frameworkOf } from '../standard-framework.ts';
import { csta35 } from './csta-3-5.ts';
import { csta68 } from './csta-6-8.ts';
import { cstaK2 } from './csta-k-2.ts';
import { isteCited } from './iste.ts';
import type { StandardText } from './standard-text.ts';

export type CitableStandard = Omit<Standard, 'alignment'>;

const named = ([code, text]: StandardText): CitableStandard => ({ framework: frameworkOf(code), code, text });

export const plannedBands = ['K-2', '3-5', '6-8'] as const satisfies readonly GradeBand[];
export type PlannedBand = (typeof plannedBands)[number];

/** All CSTA standards of a band, including those that no lesson meets. */
export const cstaStandards: Readonly<Record<PlannedBand, readonly CitableStandard[]>> = {
  'K-2': cstaK2.map(named),
  '3-5': csta35.map(named),
  '6-8': csta68.map(named),
};

/** Every standard that a lesson may cite, and the only source of their texts. */
export const allStandards: readonly CitableStandard[] = [
  ...Object.values(cstaStandards).flat(),
  ...isteCited.map(named),
];
