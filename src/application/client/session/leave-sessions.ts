import type { Log } from '../../ports/log.ts';
import type { IdentityChange, IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionList } from '../ports/session-list.ts';
import type { Storage } from '../ports/storage.ts';
import { signOutReasonEntry } from '../storage-entries.ts';

/** Takes each session that is left in this browser off the list of where its person is logged in; returns a function that stops it. */
export type LeaveSessions = () => () => void;

/**
 * ORG-7. For the identity provider whoever proves again who they are begins another session, and a logout is no matter: the
 * service is told by us, with the token of the session that was left. Nobody waits for it: what could not be told stays listed.
 */
export function leaveSessions({
  identity,
  sessions,
  storage,
  log,
}: {
  readonly identity: Pick<IdentityProvider, 'watch'>;
  readonly sessions: Pick<SessionList, 'leave'>;
  readonly storage: Storage;
  readonly log: Log;
}): LeaveSessions {
  const leave = async (token: string): Promise<void> => {
    const left = await sessions.leave(token);
    if (!left.ok) log.warn('A session that was left stays listed', { kind: left.error.kind });
  };
  /** A session that was lost, or ended everywhere, is off the list already. */
  const isLeft = (held: IdentityChange, change: IdentityChange): boolean =>
    change === null
      ? storage.read(signOutReasonEntry) === 'logout'
      : change.identity.id !== held?.identity.id || change.signedInAt !== held.signedInAt;

  return () => {
    let held: IdentityChange = null;
    return identity.watch((change) => {
      const before = held;
      held = change;
      // A device has a list of its own, and no such moment.
      if (before === null || before.signedInAt === null || !isLeft(before, change)) return;
      leave(before.token.token).catch((error: unknown) =>
        log.error('A session that was left was not told', { error }),
      );
    });
  };
}
