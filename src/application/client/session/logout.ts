import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { LeaveHere } from './leave-here.ts';

export type Logout = () => Promise<void>;

/** Spec §4: clears the refresh timer, signs out, empties the session, removes `emailForSignIn`. Other tabs follow the identity provider. */
export function logout(leaveHere: LeaveHere, identity: IdentityProvider): Logout {
  return async () => {
    leaveHere();
    await identity.signOut();
  };
}
