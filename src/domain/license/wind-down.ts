import type { IsoDate } from '../dates/iso-date.ts';
import type { CapFacts } from './capacity.ts';
import { coverEnd, coversAt, isInGrace, lastEnded } from './grant.ts';
import { daysAfter, lastDayBefore, startOfDay } from './term.ts';

/** For so many days after a trial or license ended, the students of the classes that there are go on as before. */
export const windDownDays = 14;

/**
 * What students may do: everything; everything for some more days, because what covered their class ended; or look at it alone, because
 * those days are over.
 */
export const learningStates = ['open', 'ending', 'view-only'] as const;
export type Learning = {
  readonly state: (typeof learningStates)[number];
  /** The last day on which they can work, by the clock of the school; null where nothing ended. */
  readonly lastDay: IsoDate | null;
};

/**
 * What the students of a class may do at a moment (LIC-3): what covers it, or covered it last, is whatever its organization, one above
 * it, or its owner has. Where nobody ever had anything, nothing ended.
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
