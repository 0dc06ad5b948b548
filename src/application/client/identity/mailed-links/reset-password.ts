import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in/sign-in-link.ts';
import { err, type Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { MailedLinks } from '../ports/mailed-links.ts';
import type { FinishPasswordSetup } from '../security/finish-password-setup.ts';
import type { SignInOutcome, CompleteSignIn } from '../session/complete-sign-in.ts';
import { type LinkQuery, mailedCode } from './read-mailed-link.ts';

/** The password is set and the link consumed, but the sign-in failed. The user must log in with the new password. */
export type PasswordSetOnly = { readonly kind: 'password-reset/not-signed-in' };

export type ResetPasswordError =
  FormInvalid<'password'> | SignInLinkInvalid | PasswordSetOnly | IdentityFailure;
/**
 * Sets the password of a reset link, then signs in with it. `identity/multi-factor-auth-required`: the password is set, and the sign-in needs the second
 * factor.
 */
export type ResetPassword = (given: {
  readonly query: LinkQuery;
  readonly password: string;
}) => Promise<Result<SignInOutcome, ResetPasswordError>>;

const setOnly = err<PasswordSetOnly>({ kind: 'password-reset/not-signed-in' });

/** Sets a new password and signs in with it. If the service cannot record this, the user must set a password again. */
export function resetPassword({
  links,
  identity,
  completeSignIn,
  finishPasswordSetup,
}: {
  readonly links: MailedLinks;
  readonly identity: IdentityProvider;
  readonly completeSignIn: CompleteSignIn;
  readonly finishPasswordSetup: FinishPasswordSetup;
}): ResetPassword {
  return async ({ query, password }) => {
    const link = mailedCode(query);
    if (!link.ok) return link;
    if (link.value.mode !== 'resetPassword') return err({ kind: 'sign-in-link/invalid', lacks: 'mode' });
    if (password === '') return err({ kind: 'form/invalid', fields: { password: 'required' } });
    const owner = await links.ownerOf(link.value.code);
    if (!owner.ok) return owner;
    const set = await links.resetPassword(link.value.code, password);
    if (!set.ok) return set;
    if (owner.value === null) return setOnly;
    const signedIn = await identity.signIn({ email: owner.value, password });
    if (!signedIn.ok) {
      return signedIn.error.kind === 'identity/multi-factor-auth-required' ? signedIn : setOnly;
    }
    const entered = await completeSignIn(signedIn.value);
    if (!entered.ok) return setOnly;
    await finishPasswordSetup();
    return entered;
  };
}
