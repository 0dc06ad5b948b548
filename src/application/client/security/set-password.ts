import { err } from '#domain/result.ts';
import type { IdentityAccount } from '../ports/identity-account.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { SetUpPassword } from '../session/set-up-password.ts';

/** Gives whoever is signed in a password, or another one (AUT-13). */
export type SetPassword = SetUpPassword;

/** An account that was made without a password and wants one does not ask for it any more afterwards. */
export function setPassword(
  session: SessionStore,
  identityAccount: IdentityAccount,
  setUpPassword: SetUpPassword,
): SetPassword {
  return async (password) => {
    const current = session.current();
    const isAsked = current.state === 'signed-in' && current.user.requiresPasswordSetup;
    if (isAsked) return setUpPassword(password);
    if (password === '') return err({ kind: 'form/invalid', fields: { password: 'required' } });
    return identityAccount.setPassword(password);
  };
}
