import type { SignInRefused } from '../access/access-refusal.ts';
import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import {
  isSchoolProvider,
  type SchoolProvider,
  type SignInMethod,
} from '../../identity/sign-in/sign-in-method.ts';
import { err, ok, type Result, type RefusalOf } from '../../result.ts';
import { type InCharge, isLastInCharge } from '../members/in-charge.ts';

/** How people with an address at a verified domain sign in (ORG-9). */
export type SignInRule = {
  readonly provider: SchoolProvider;
  /** Whether all other sign-in options stay available: passwords, login emails and other providers. */
  readonly passwordAllowed: boolean;
};

export type AppliedSignInRule = SignInRule & { readonly inCharge: readonly InCharge[] };

export type SignInRuleInvalid = FormInvalid<'provider'>;

const parseProvider = (id: string): Result<SchoolProvider, FieldProblem> => {
  const provider = id.trim().toLowerCase();
  if (provider === '') return err('required');
  return isSchoolProvider(provider) ? ok(provider) : err('malformed');
};

export function parseSignInRule(draft: {
  readonly provider: string;
  readonly passwordAllowed: boolean;
}): Result<SignInRule, SignInRuleInvalid> {
  const form = parseForm({ provider: parseProvider(draft.provider) });
  return form.ok ? ok({ ...form.value, passwordAllowed: draft.passwordAllowed }) : form;
}

export const signInRuleRefusals = {
  set: ['domain/not-found', 'sign-in-rule/not-proved', 'sign-in-rule/not-tried'],
  preview: ['domain/not-found'],
} as const;

type Refusals = typeof signInRuleRefusals;
export type SignInRuleRefused<Question extends keyof Refusals> = RefusalOf<Refusals[Question][number]>;

export type SignInRuleReach = { readonly people: number; readonly passwordOnly: number };

type Person = {
  readonly isStaff: boolean;
  readonly memberships: readonly { readonly id: string; readonly role: InCharge['role'] | 'teacher' }[];
};

const isNeeded = ({ memberships }: Person, { inCharge }: AppliedSignInRule): boolean =>
  memberships.some(
    (membership) => inCharge.some(({ id }) => id === membership.id) && isLastInCharge(membership, inCharge),
  );

/**
 * Checks whether a person may sign in by this method. A school's own provider is trusted only for the domains whose rule names it. Otherwise its operator could
 * sign in as any user. A rule never locks out our staff or the last person who manages the organization (ORG-9). Devices are allowed, because a logged-in
 * person approved them.
 */
export function checkSignInMethod(
  method: SignInMethod,
  rule: AppliedSignInRule | null,
  person: Person,
): Result<void, SignInRefused> {
  if (method === 'device' || method === rule?.provider) return ok(undefined);
  if (method !== 'email' && method !== 'google.com' && method !== 'apple.com') {
    return err({ kind: 'sign-in/provider-not-allowed' });
  }
  if (rule === null || rule.passwordAllowed || person.isStaff || isNeeded(person, rule)) return ok(undefined);
  return err({ kind: 'sign-in/provider-required' });
}
