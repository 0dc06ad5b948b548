import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import { ok, type Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';

export type RequestPasswordResetError = FormInvalid<'email'> | IdentityFailure;
export type RequestPasswordReset = (email: string) => Promise<Result<void, RequestPasswordResetError>>;

/** Sends a password-reset mail; the answer is the same whether the address has an account or not (AUT-3). */
export function requestPasswordReset({
  identity,
}: {
  readonly identity: IdentityProvider;
}): RequestPasswordReset {
  return async (email) => {
    const form = parseForm({ email: parseEmail(email) });
    if (!form.ok) return form;
    const sent = await identity.sendPasswordReset(form.value.email);
    return !sent.ok && sent.error.kind === 'identity/user-not-found' ? ok(undefined) : sent;
  };
}
