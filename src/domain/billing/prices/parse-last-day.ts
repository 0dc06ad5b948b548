import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';

/** Parses an optional last day, which may not be before `today`; null if nothing was typed. */
export function parseLastDay(typed: string, today: IsoDate): Result<IsoDate | null, FieldProblem> {
  if (typed.trim() === '') return ok(null);
  const day = parseIsoDate(typed);
  if (!day.ok) return day;
  return day.value < today ? err('too-early') : day;
}
