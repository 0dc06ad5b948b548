import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { ok, type Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

export type RequestPasswordResetError = FormInvalid<'email'> | IdentityFailure | ServiceFailure;
export type RequestPasswordReset = (email: string) => Promise<Result<void, RequestPasswordResetError>>;

/** Reads the login rule for an address's domain; null if there is no rule. */
export type SignInRules = {
  findSignInRule(domain: string): Promise<Result<SignInRule | null, ServiceFailure>>;
};

export type RequestPasswordResetPorts = {
  readonly identity: Pick<IdentityProvider, 'sendPasswordReset'>;
  readonly domains: SignInRules;
  readonly accounts: Pick<AccountService, 'sendLink'>;
};

/**
 * Sends a password-reset email; the response is the same whether or not the address has an account (AUT-3). If the address's school has
 * disabled passwords, requests a login link instead; our service sends it only to users who may use it (ORG-9).
 */
export function requestPasswordReset({
  identity,
  domains,
  accounts,
}: RequestPasswordResetPorts): RequestPasswordReset {
  return async (typed) => {
    const form = parseForm({ email: parseEmail(typed) });
    if (!form.ok) return form;
    const { email } = form.value;
    const rule = await domains.findSignInRule(domainOf(email));
    // If the rule cannot be read, the email is sent, because a new password does not bypass the rule.
    if (rule.ok && rule.value !== null && !rule.value.passwordAllowed)
      return accounts.sendLink(email, 'login');
    const sent = await identity.sendPasswordReset(email);
    return !sent.ok && sent.error.kind === 'identity/user-not-found' ? ok(undefined) : sent;
  };
}
