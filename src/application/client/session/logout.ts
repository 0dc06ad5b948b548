import type { Leaving } from '#domain/policy/session.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { LeaveHere } from './leave-here.ts';

/** Signs out on this device; `leaving` says what else happened that the login page should tell. */
export type Logout = (leaving?: Leaving) => Promise<void>;

/** Spec §4: clears the refresh timer, signs out, empties the session, removes `emailForSignIn`. Other tabs follow the identity provider. */
export function logout(leaveHere: LeaveHere, identity: IdentityProvider): Logout {
  return async (leaving) => {
    leaveHere(leaving);
    await identity.signOut();
  };
}
