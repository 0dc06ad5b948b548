import type { Log } from '../../../ports/log.ts';
import type { IdentityChange, IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionList } from '../ports/session-list.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { signOutReasonEntry } from '../../storage-entries.ts';

/** Removes ended sessions of this browser from the user's session list; returns a function that stops this. */
export type LeaveSessions = () => () => void;

/**
 * ORG-7. The identity provider starts a new session at each re-authentication and ignores logouts, so this reports the ended session to our service with its
 * token. The request runs in the background. If it fails, the session stays in the list.
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
    if (!left.ok) log.warn('An ended session is still listed', { kind: left.error.kind });
  };
  /** Lost sessions and sessions that were ended everywhere are already removed. */
  const isLeft = (held: IdentityChange, change: IdentityChange): boolean =>
    change === null
      ? storage.read(signOutReasonEntry) === 'logout'
      : change.identity.id !== held?.identity.id || change.signedInAt !== held.signedInAt;

  return () => {
    let held: IdentityChange = null;
    return identity.watch((change) => {
      const before = held;
      held = change;
      // Device logins are in a different list and have no sign-in time.
      if (before === null || before.signedInAt === null || !isLeft(before, change)) return;
      leave(before.token.token).catch((error: unknown) =>
        log.error('The end of a session was not reported', { error }),
      );
    });
  };
}
