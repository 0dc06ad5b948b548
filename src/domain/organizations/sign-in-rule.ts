import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { isSchoolProvider, type SchoolProvider, type SignInMethod } from '../identity/sign-in-method.ts';
import { err, ok, type Result } from '../result.ts';
import { type InCharge, isLastInCharge } from './in-charge.ts';

/** How people with an address of a proved domain log in (ORG-9). */
export type SignInRule = {
  readonly provider: SchoolProvider;
  /** Whether every other way in is open, too: passwords, login emails and other providers. */
  readonly passwordAllowed: boolean;
};

/** The rule that somebody's address is under, and who runs the organization that made it. */
export type AppliedSignInRule = SignInRule & { readonly inCharge: readonly InCharge[] };

export type SignInRuleInvalid = FormInvalid<'provider'>;

const parseProvider = (id: string): Result<SchoolProvider, FieldProblem> => {
  const provider = id.trim().toLowerCase();
  if (provider === '') return err('required');
  return isSchoolProvider(provider) ? ok(provider) : err('malformed');
};

/** Parses a rule as somebody chose it; the id of an own provider is typed. */
export function parseSignInRule(draft: {
  readonly provider: string;
  readonly passwordAllowed: boolean;
}): Result<SignInRule, SignInRuleInvalid> {
  const form = parseForm({ provider: parseProvider(draft.provider) });
  return form.ok ? ok({ ...form.value, passwordAllowed: draft.passwordAllowed }) : form;
}

/** What each question about rules can be refused for. */
export const signInRuleRefusals = {
  set: ['domain/not-found', 'sign-in-rule/not-proved', 'sign-in-rule/not-tried'],
  preview: ['domain/not-found'],
} as const;

type Refusals = typeof signInRuleRefusals;
export type SignInRuleRefused<Question extends keyof Refusals> = {
  [Kind in Refusals[Question][number]]: { readonly kind: Kind };
}[Refusals[Question][number]];

/** How many people have an address of a domain, and how many of them have a password and no provider. */
export type SignInRuleReach = { readonly people: number; readonly passwordOnly: number };

/** Why a way in is not taken: the school of the address wants another one, or has not named this one. */
export const signInRefusals = ['sign-in/provider-required', 'sign-in/provider-not-allowed'] as const;
export type SignInRefused = { readonly kind: (typeof signInRefusals)[number] };

/** Whether a failure is one of these. */
export const isSignInRefused = (failure: { readonly kind: string }): failure is SignInRefused =>
  signInRefusals.some((kind) => kind === failure.kind);

/** Who is asked: what they may do, and which memberships are theirs at present. */
type Person = {
  readonly isStaff: boolean;
  readonly memberships: readonly { readonly id: string; readonly role: InCharge['role'] | 'teacher' }[];
};

/** Whoever would leave nobody in charge if they could not get in. */
const isNeeded = ({ memberships }: Person, { inCharge }: AppliedSignInRule): boolean =>
  memberships.some(
    (membership) => inCharge.some(({ id }) => id === membership.id) && isLastInCharge(membership, inCharge),
  );

/**
 * Whether somebody may come by this method. The word of a provider that only schools have holds for the domains that name
 * it, and for no other: whoever runs such a provider could otherwise be anybody. Our staff, and the last one in charge of
 * the organization, are never kept out by a rule (ORG-9); a device was let in by a person who had logged in.
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
