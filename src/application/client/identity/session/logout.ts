import type { SignOutReason } from '#domain/identity/navigation/session.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ClearLocalSession } from './clear-local-session.ts';

/** Signs out on this device; `reason` is shown on the login page. */
export type Logout = (reason?: SignOutReason) => Promise<void>;

/** Spec §4: clears the refresh timer, signs out, empties the session, removes `emailForSignIn`. Other tabs react to the sign-out at the identity provider. */
export function logout({
  clearLocalSession,
  identity,
}: {
  readonly clearLocalSession: ClearLocalSession;
  readonly identity: IdentityProvider;
}): Logout {
  return async (reason) => {
    clearLocalSession(reason);
    await identity.signOut();
  };
}
