import type { Leaving } from '#domain/policy/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { emailForSignInSlot, pendingPhoneSlot, returnPathSlot } from '../slots.ts';

/** Signs out on this device; `leaving` says what else happened that the login page should tell. */
export type Logout = (leaving?: Leaving) => Promise<void>;

/** Spec §4: clears the refresh timer, signs out, empties the session, removes `emailForSignIn`. Other tabs follow the identity provider. */
export function logout(
  session: SessionStore,
  identity: IdentityProvider,
  storage: Storage,
  clock: Clock,
): Logout {
  return async (leaving = 'logout') => {
    const current = session.current();
    if (current.state === 'signed-in' && current.user.refreshTimerId !== null) {
      clock.cancel(current.user.refreshTimerId);
    }
    session.leave(leaving);
    for (const slot of [emailForSignInSlot, pendingPhoneSlot, returnPathSlot]) storage.forget(slot);
    await identity.signOut();
  };
}
