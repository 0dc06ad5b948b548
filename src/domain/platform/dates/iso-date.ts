import type { FieldProblem } from '../forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

const shape = /^(2\d{3})-(\d{2})-(\d{2})$/;
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lastDay = (year: number, month: number): number =>
  (daysOfMonth[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);

/** Parses a valid calendar day, `YYYY-MM-DD`, from 2000 to 2999. */
export function parseIsoDate(text: string): Result<IsoDate, FieldProblem> {
  const date = text.trim();
  const [year, month, day] = (shape.exec(date) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return err('malformed');
  return day >= 1 && day <= lastDay(year, month) ? ok(date) : err('malformed');
}

export function daysSince1970(day: IsoDate): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // This calculation starts years on March 1, so that a leap day is the last day of its year.
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return 365 * years + leapDays + dayOfYear - 719_468;
}

/** Formats a day in US order: `2026-11-21` becomes `11/21/2026` (UI-2). */
export const formatDate = (day: IsoDate): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
