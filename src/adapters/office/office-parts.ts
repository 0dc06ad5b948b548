import type { LockedPart, LockReason } from '#domain/lessons/lesson-for-reader.ts';
import type { BlockCategory } from '#domain/lessons/lesson.ts';

/** The words of the files, which the host's catalog of messages has. */
type OfficeWords = {
  readonly product: string;
  readonly slide: (at: number, all: number) => string;
  readonly place: (unit: string, position: number) => string;
  readonly parts: { readonly quizzes: string };
  readonly activity: { readonly say: string; readonly steps: string };
  readonly assessment: { readonly name: string; readonly starter: string; readonly exit: string };
  readonly locked: {
    readonly parts: Readonly<Record<LockedPart['part'], string>>;
    readonly reasons: Readonly<Record<LockReason, string>>;
  };
};

/** A picture of ours as an office program reads it: PNG for all, SVG beside it for those that draw it. */
export type OfficePicture = { readonly png: Buffer; readonly svg: Buffer };

/** What a lesson is written with, beside itself. `readPicture` gives null for a picture that is not there. */
export type OfficeParts = {
  readonly words: OfficeWords;
  readonly readPicture: (src: string) => OfficePicture | null;
};

/** A typeface that is on every teacher's computer and reads well. */
export const officeFont = 'Verdana';
export const officeCodeFont = 'Courier New';

/** The brand's colors as office files write them. */
export const officeColors = {
  ink: '17233A',
  quiet: '4A5670',
  line: 'B9B2A3',
  sand: 'F3EDDF',
  white: 'FFFFFF',
  harbor: '0F5C6E',
  sun: 'F5B83D',
  moss: '3C7A3A',
  violet: '5B45B0',
  coral: 'C8421F',
} as const;

const ofCategory: Readonly<Record<BlockCategory, string>> = {
  Events: officeColors.sun,
  Motion: officeColors.harbor,
  Lights: officeColors.harbor,
  Sensing: officeColors.moss,
  Sound: officeColors.violet,
  Variables: officeColors.violet,
  Control: officeColors.coral,
};

/** A block's ground, and the color of letters that are read on it. */
export const officeBlockColors = (
  category: BlockCategory | undefined,
): { readonly fill: string; readonly ink: string } => ({
  fill: category === undefined ? officeColors.quiet : ofCategory[category],
  ink: category === 'Events' ? officeColors.ink : officeColors.white,
});

/** The color of a unit. */
export const officeUnitColor = (unit: string): string =>
  unit === 'unplugged' ? officeColors.moss : unit === 'app' ? officeColors.violet : officeColors.harbor;
