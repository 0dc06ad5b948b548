import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { err, ok, type Result } from '../../result.ts';

/** Reasons of our staff for acts on an account. The list is fixed, because the audit log must not contain text typed by users (SEC-9). */
export const staffReasons = ['asked-by-person', 'asked-by-school', 'billing', 'security', 'law'] as const;

export type StaffReason = {
  readonly why: (typeof staffReasons)[number];
  /** Number of the support case, such as `SUP-1204`; null without one. */
  readonly ticket: string | null;
};

export type StaffReasonDraft = { readonly why: string; readonly ticket: string | null };

const ticketPattern = /^[\w-]{1,40}$/;

export function parseStaffReason({ why, ticket }: StaffReasonDraft): Result<StaffReason, FieldProblem> {
  const known = staffReasons.find((reason) => reason === why);
  const number = ticket?.trim() ?? '';
  if (known === undefined) return err('unknown-value');
  if (number === '') return ok({ why: known, ticket: null });
  return ticketPattern.test(number) ? ok({ why: known, ticket: number }) : err('malformed');
}
