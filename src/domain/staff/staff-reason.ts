import type { FieldProblem } from '../account/field-problem.ts';
import { err, ok, type Result } from '../result.ts';

/** Why staff act on somebody's account: words of ours, since the audit log outlives what people write of each other (SEC-9). */
export const staffReasons = ['asked-by-person', 'asked-by-school', 'billing', 'security', 'law'] as const;

export type StaffReason = {
  readonly why: (typeof staffReasons)[number];
  /** The number of the support case, such as `SUP-1204`; null without one. */
  readonly ticket: string | null;
};

export type StaffReasonDraft = { readonly why: string; readonly ticket: string | null };

const ticketPattern = /^[\w-]{1,40}$/;

/** Parses a reason with the number of its case. */
export function parseStaffReason({ why, ticket }: StaffReasonDraft): Result<StaffReason, FieldProblem> {
  const known = staffReasons.find((reason) => reason === why);
  const number = ticket?.trim() ?? '';
  if (known === undefined) return err('unknown-value');
  if (number === '') return ok({ why: known, ticket: null });
  return ticketPattern.test(number) ? ok({ why: known, ticket: number }) : err('malformed');
}
