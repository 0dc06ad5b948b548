import type { SignOutReason } from '#domain/policy/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import {
  campaignEntry,
  emailForSignInEntry,
  signOutReasonEntry,
  lostEmailEntry,
  pendingConnectionEntry,
  pendingPhoneEntry,
  returnPathEntry,
  tokenPlanEntry,
} from '../storage-entries.ts';

/** The part of a logout that needs nobody: it forgets the signed-in user and the data they left in this browser. */
export type ClearLocalSession = (reason?: SignOutReason) => void;

const leftBehind = [
  campaignEntry,
  emailForSignInEntry,
  lostEmailEntry,
  pendingConnectionEntry,
  pendingPhoneEntry,
  returnPathEntry,
  tokenPlanEntry,
];

/** Spec §4. The mark comes first: other tabs read it when they hear that nobody is signed in any more. */
export function clearLocalSession({
  session,
  storage,
  clock,
}: {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly clock: Clock;
}): ClearLocalSession {
  return (reason = 'logout') => {
    const current = session.current();
    if (current.state === 'signed-in' && current.user.refreshTimerId !== null) {
      clock.cancel(current.user.refreshTimerId);
    }
    storage.write(signOutReasonEntry, reason);
    session.leave(reason);
    for (const entry of leftBehind) storage.forget(entry);
  };
}
