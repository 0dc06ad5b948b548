import { daysSince1970, type IsoDate, parseIsoDate } from '../dates/iso-date.ts';
import { dayInZone } from '../tables/day-in-zone.ts';
import type { Grant } from './grant.ts';

/** For how many years a license is bought. */
export const termYears = [1, 2, 3] as const;
export type TermYears = (typeof termYears)[number];

const hour = 3_600_000;
const minute = 60_000;

const midnightUtc = (day: IsoDate): number => daysSince1970(day) * 24 * hour;

/**
 * The same day so many years later. What begins on February 29 ends with the March 1 of a year that has no such day: no term is
 * shorter than its years.
 */
export function yearsAfter(day: IsoDate, years: number): IsoDate {
  const same = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return parseIsoDate(same).ok ? same : same.replace(/-02-29$/, '-03-01');
}

/** How many days it is from one day to another one. */
export const daysFrom = (from: IsoDate, to: IsoDate): number => daysSince1970(to) - daysSince1970(from);

/** The day so many days after another one. */
export const daysAfter = (day: IsoDate, days: number): IsoDate =>
  dayInZone('UTC')(midnightUtc(day) + days * 24 * hour);

/** When a day begins in an IANA time zone (epoch milliseconds), on days that begin at 1 a.m. as well. */
export function startOfDay(day: IsoDate, timeZone: string): number {
  const dayOf = dayInZone(timeZone);
  // No zone is farther from UTC than 14 hours.
  let before = midnightUtc(day) - 15 * hour;
  let after = midnightUtc(day) + 15 * hour;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (dayOf(middle) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** A term of so many years that begins with a day, by the clock of an organization. */
export const termFrom = (
  day: IsoDate,
  years: TermYears,
  timeZone: string,
): Pick<Grant, 'startsAt' | 'endsAt'> => ({
  startsAt: startOfDay(day, timeZone),
  endsAt: startOfDay(yearsAfter(day, years), timeZone),
});

/** The last day before an exclusive end, by the clock of an organization: what a person is told. */
export const lastDayBefore = (endsAt: number, timeZone: string): IsoDate => dayInZone(timeZone)(endsAt - 1);
