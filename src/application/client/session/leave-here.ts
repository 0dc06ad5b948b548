import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import {
  emailForSignInSlot,
  logoutMarkSlot,
  pendingPhoneSlot,
  returnPathSlot,
  tokenPlanSlot,
} from '../slots.ts';

/** The part of a logout that needs nobody: it forgets whoever is signed in, and what they left behind. */
export type LeaveHere = () => void;

/** Spec §4. The mark comes first: other tabs read it when they hear that nobody is signed in any more. */
export function leaveHere(session: SessionStore, storage: Storage, clock: Clock): LeaveHere {
  return () => {
    const current = session.current();
    if (current.state === 'signed-in' && current.user.refreshTimerId !== null) {
      clock.cancel(current.user.refreshTimerId);
    }
    storage.write(logoutMarkSlot, true);
    session.leave('logout');
    for (const slot of [emailForSignInSlot, pendingPhoneSlot, returnPathSlot, tokenPlanSlot]) {
      storage.forget(slot);
    }
  };
}
