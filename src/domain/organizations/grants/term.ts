import { daysSince1970, type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import { dayInZone } from '../../platform/tables/day-in-zone.ts';
import type { Grant } from './grant.ts';

export const termYears = [1, 2, 3] as const;
export type TermYears = (typeof termYears)[number];

const hour = 3_600_000;
const minute = 60_000;

const midnightUtc = (day: IsoDate): number => daysSince1970(day) * 24 * hour;

/** Returns the same day some years later. A term that starts on February 29 ends on March 1 in a year without that day, so that the term is not too short. */
export function yearsAfter(day: IsoDate, years: number): IsoDate {
  const same = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return parseIsoDate(same).ok ? same : same.replace(/-02-29$/, '-03-01');
}

export const daysFrom = (from: IsoDate, to: IsoDate): number => daysSince1970(to) - daysSince1970(from);

export const daysAfter = (day: IsoDate, days: number): IsoDate =>
  dayInZone('UTC')(midnightUtc(day) + days * 24 * hour);

/** Returns the start of a day in an IANA time zone (epoch milliseconds), including days that start at 1 a.m. because of daylight saving time. */
export function startOfDay(day: IsoDate, timeZone: string): number {
  const dayOf = dayInZone(timeZone);
  // No zone is more than 14 hours from UTC.
  let before = midnightUtc(day) - 15 * hour;
  let after = midnightUtc(day) + 15 * hour;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (dayOf(middle) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** Returns a term of some years from a day, in an organization's time zone. */
export const termFrom = (
  day: IsoDate,
  years: TermYears,
  timeZone: string,
): Pick<Grant, 'startsAt' | 'endsAt'> => ({
  startsAt: startOfDay(day, timeZone),
  endsAt: startOfDay(yearsAfter(day, years), timeZone),
});

/** Returns the last day before an exclusive end, in an organization's time zone, for display. */
export const lastDayBefore = (endsAt: number, timeZone: string): IsoDate => dayInZone(timeZone)(endsAt - 1);
