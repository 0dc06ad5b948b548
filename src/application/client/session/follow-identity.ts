import {
  recordOf,
  type SignedInIdentity,
  type StoredUser,
  tabMembershipOf,
} from '#domain/account/session-user.ts';
import type { SignedOutCause } from '#domain/policy/session.ts';
import type { Log } from '../../ports/log.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { signOutReasonEntry, userEntry } from '../storage-entries.ts';
import type { LoadSession } from './load-session.ts';

/** Keeps the session in step with the identity provider; returns a function that stops it. */
export type FollowIdentity = () => () => void;

export type FollowIdentityPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly loadSession: LoadSession;
  readonly storage: Storage;
  readonly log: Log;
};

/** A record that another tab read, without what it answers for that tab's organization alone (ORG-1). */
const seenFrom = (here: StoredUser, stored: StoredUser): StoredUser =>
  stored.organization?.id === here.organization?.id ? stored : { ...stored, ...tabMembershipOf(here) };

/**
 * What happens outside this page's own sign-in and logout: a sign-out or another person's sign-in in another tab,
 * a record that another tab changed, and an account that the provider disabled or whose token it ended (Spec §4).
 */
export function followIdentity({
  session,
  identity,
  loadSession,
  storage,
  log,
}: FollowIdentityPorts): FollowIdentity {
  /** A tab where somebody leaves says so before the provider signs them out; a session that was lost is said by nobody. */
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
      log.warn('The session of another tab could not be followed', { kind: opened.error.kind });
    } else if (changedMeanwhile) await follow(known);
  };

  /**
   * The person's record as another tab has it: a name changed there shows here. Where onboarding still asked for
   * something (a sign-up that the other tab was in the middle of), everything is read again.
   */
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
