import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { err, type Result } from '#domain/result.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { IdentityProvider, PasswordCredentials } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SignInOutcome, CompleteSignIn } from './complete-sign-in.ts';

export type SignInError = FormInvalid<'email' | 'password'> | IdentityFailure | ServiceFailure;
export type SignIn = (credentials: PasswordCredentials) => Promise<Result<SignInOutcome, SignInError>>;

/** Signs in with an email address and password. Spec §1, §4. */
export function signIn({
  identity,
  completeSignIn,
}: {
  readonly identity: IdentityProvider;
  readonly completeSignIn: CompleteSignIn;
}): SignIn {
  return async ({ email, password }) => {
    const form = parseForm({
      email: parseEmail(email),
      password: password === '' ? err('required') : { ok: true, value: password },
    });
    if (!form.ok) return form;
    const signedIn = await identity.signIn(form.value);
    return signedIn.ok ? completeSignIn(signedIn.value) : signedIn;
  };
}
