import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { err, ok, type Result } from '../result.ts';
import { parseStaffReason, type StaffReason, type StaffReasonDraft } from './staff-reason.ts';

/** The most days by which staff extend a trial at once. */
export const mostTrialDays = 90;

/** A trial to be extended by so many days. */
export type TrialExtension = { readonly days: number; readonly reason: StaffReason };

const parseDays = (days: number): Result<number, FieldProblem> =>
  Number.isInteger(days) && days >= 1 && days <= mostTrialDays ? ok(days) : err('unknown-value');

/** Parses an extension; page and service use the same rules. */
export const parseTrialExtension = (draft: {
  readonly days: number;
  readonly reason: StaffReasonDraft;
}): Result<TrialExtension, FormInvalid<'days' | 'reason'>> =>
  parseForm({ days: parseDays(draft.days), reason: parseStaffReason(draft.reason) });
