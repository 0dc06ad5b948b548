import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { CapFacts } from './capacity.ts';
import { coverEnd, coversAt, isInGrace, lastEnded } from './grant.ts';
import { daysAfter, lastDayBefore, startOfDay } from './term.ts';

/** How many days students of existing classes can continue after a trial or license ended. */
export const windDownDays = 14;

/** The students' access: `open`, `ending` (full until `lastDay`, because the coverage ended) or `view-only` (after that day). */
export const learningStates = ['open', 'ending', 'view-only'] as const;
export type Learning = {
  readonly state: (typeof learningStates)[number];
  /** Last day with full access, in the school's time zone; null if the coverage has not ended. */
  readonly lastDay: IsoDate | null;
};

/**
 * Returns the students' access at `now` (LIC-3). The coverage is that of the class's organization, of its parents, or of its owner. If there never was any
 * coverage, the access is full.
 */
export function learningAt(now: number, { levels, own }: CapFacts, timeZone: string): Learning {
  const grants = [...own, ...levels.flatMap((level) => level.grants)];
  const isCovered = grants.some((grant) => coversAt(now, grant) || isInGrace(now, grant, grants));
  const ended = isCovered ? null : lastEnded(now, grants);
  if (ended === null) return { state: 'open', lastDay: null };
  const lastDay = daysAfter(lastDayBefore(coverEnd(now, ended), timeZone), windDownDays);
  const isOver = now >= startOfDay(daysAfter(lastDay, 1), timeZone);
  return { state: isOver ? 'view-only' : 'ending', lastDay };
}
