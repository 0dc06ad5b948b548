import type { Leaving } from '#domain/policy/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import {
  emailForSignInSlot,
  leavingSlot,
  lostEmailSlot,
  pendingConnectionSlot,
  pendingPhoneSlot,
  returnPathSlot,
  tokenPlanSlot,
} from '../slots.ts';

/** The part of a logout that needs nobody: it forgets whoever is signed in, and what they left behind. */
export type LeaveHere = (leaving?: Leaving) => void;

const leftBehind = [
  emailForSignInSlot,
  lostEmailSlot,
  pendingConnectionSlot,
  pendingPhoneSlot,
  returnPathSlot,
  tokenPlanSlot,
];

/** Spec §4. The mark comes first: other tabs read it when they hear that nobody is signed in any more. */
export function leaveHere(session: SessionStore, storage: Storage, clock: Clock): LeaveHere {
  return (leaving = 'logout') => {
    const current = session.current();
    if (current.state === 'signed-in' && current.user.refreshTimerId !== null) {
      clock.cancel(current.user.refreshTimerId);
    }
    storage.write(leavingSlot, leaving);
    session.leave(leaving);
    for (const slot of leftBehind) storage.forget(slot);
  };
}
