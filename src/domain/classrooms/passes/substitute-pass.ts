import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import { parseRecoveryCode } from '../../identity/sign-in/second-factor.ts';
import { err, type Result } from '../../result.ts';
import { dayInZone } from '../../platform/tables/day-in-zone.ts';
import { passLimits } from './pass-limits.ts';

/** A pass. The holder of its code has access to one classroom on one day, without an account (ORG-13). */
export type SubstitutePass = {
  readonly id: string;
  readonly classroomId: string;
  readonly day: IsoDate;
  readonly timeZone: string;
  /** Account id of the creator. The pass shows no more than the creator may see. */
  readonly madeBy: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly revokedAt: number | null;
};

export const passStandings = ['upcoming', 'current', 'over', 'revoked'] as const;
export type PassStanding = (typeof passStandings)[number];

/** Returns the state of a pass at `now` (epoch milliseconds). */
export function passStandingOf(
  { day, timeZone, revokedAt }: Pick<SubstitutePass, 'day' | 'timeZone' | 'revokedAt'>,
  now: number,
): PassStanding {
  if (revokedAt !== null) return 'revoked';
  const today = dayInZone(timeZone)(now);
  if (today === day) return 'current';
  return today < day ? 'upcoming' : 'over';
}

export const shownPassCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Parses a typed or scanned code of a pass: 10 letters and digits without look-alikes. */
export const parsePassCode = parseRecoveryCode;

export type PassInvalid = FormInvalid<'day'>;

const dayMs = 86_400_000;

/** Returns the first and last possible day of a pass: from today on, in the classroom's time zone. */
export function passDays(timeZone: string, now: number): readonly [first: IsoDate, last: IsoDate] {
  const dayOf = dayInZone(timeZone);
  return [dayOf(now), dayOf(now + passLimits.daysAhead * dayMs)];
}

function parsePassDay(
  text: string,
  [first, last]: readonly [IsoDate, IsoDate],
): Result<IsoDate, FieldProblem> {
  if (text.trim() === '') return err('required');
  const parsed = parseIsoDate(text);
  if (!parsed.ok) return parsed;
  if (parsed.value < first) return err('too-early');
  return parsed.value > last ? err('too-late') : parsed;
}

/** Parses the form of a new pass; `days` are the first and last possible day. */
export const parsePass = (
  draft: { readonly day: string },
  days: readonly [IsoDate, IsoDate],
): Result<{ readonly day: IsoDate }, PassInvalid> => parseForm({ day: parsePassDay(draft.day, days) });
