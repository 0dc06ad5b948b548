import type { SignOutReason } from '#domain/identity/navigation/session.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import {
  campaignEntry,
  emailForSignInEntry,
  signOutReasonEntry,
  lostEmailEntry,
  pendingConnectionEntry,
  pendingPhoneEntry,
  returnPathEntry,
  tokenPlanEntry,
} from '../../storage-entries.ts';

/** The local part of a logout: removes the user from the session and deletes their data in this browser. */
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

/** Spec §4. The reason is written first, because other tabs read it when they see the sign-out. */
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
