import {
  recordOf,
  type SignedInIdentity,
  type StoredUser,
  tabMembershipOf,
} from '#domain/identity/account/session-user.ts';
import type { SignedOutCause } from '#domain/identity/navigation/session.ts';
import type { Log } from '../../../ports/log.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { signOutReasonEntry, userEntry } from '../../storage-entries.ts';
import type { LoadSession } from './load-session.ts';

/** Updates the session when the identity provider's state changes; returns a function that stops the updates. */
export type FollowIdentity = () => () => void;

export type FollowIdentityPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly loadSession: LoadSession;
  readonly storage: Storage;
  readonly log: Log;
};

/** Returns another tab's record, without the parts that depend on that tab's organization (ORG-1). */
const seenFrom = (here: StoredUser, stored: StoredUser): StoredUser =>
  stored.organization?.id === here.organization?.id ? stored : { ...stored, ...tabMembershipOf(here) };

/**
 * Handles events from outside of this page: a sign-out, a sign-in of a different user or a changed record in another tab, and a disabled account or a revoked
 * token (Spec §4).
 */
export function followIdentity({
  session,
  identity,
  loadSession,
  storage,
  log,
}: FollowIdentityPorts): FollowIdentity {
  /** A tab that signs out stores the reason first. For a lost session, no reason is stored. */
  const causeOfEnd = (): SignedOutCause => storage.read(signOutReasonEntry) ?? 'lost';

  const isNews = (id: string): boolean => {
    const current = session.current();
    return current.state === 'signed-in' ? current.user.id !== id : current.state === 'signed-out';
  };

  let following = false;
  let changedMeanwhile = false;
  const follow = async (known: SignedInIdentity): Promise<void> => {
    following = true;
    changedMeanwhile = false;
    const opened = await loadSession(known);
    following = false;
    if (!opened.ok) {
      log.warn('The session of another tab could not be adopted', { kind: opened.error.kind });
    } else if (changedMeanwhile) await follow(known);
  };

  /** Uses the record that another tab stored, so that changed names are shown here. If onboarding was incomplete, reads the record from the service again. */
  const takeRecord = (): void => {
    const current = session.current();
    const stored = storage.read(userEntry);
    changedMeanwhile = following;
    if (current.state !== 'signed-in' || stored?.id !== current.user.id) return;
    session.update(recordOf(seenFrom(current.user, stored)));
    const known = identity.current();
    if (current.missing.length > 0 && known !== null && !following) void follow(known);
  };

  return () => {
    const unwatchRecord = storage.watch(userEntry, takeRecord);
    const unwatch = identity.watch((change) => {
      if (change === null) {
        if (session.current().state === 'signed-in') session.leave(causeOfEnd());
      } else if (!change.here && isNews(change.identity.id)) {
        void follow(change.identity);
      }
    });
    return () => {
      unwatchRecord();
      unwatch();
    };
  };
}
