import type { Log } from '../../ports/log.ts';
import type { FollowIdentity } from './follow-identity.ts';
import type { RefreshToken } from './refresh-token.ts';
import type { RestoreSession } from './restore-session.ts';

/** Starts what keeps the session right beside the pages; the answer ends it. */
export type KeepSession = () => () => void;

/** Both followers listen before the session is restored, so that the first token is not missed. */
export function keepSession(
  refreshToken: RefreshToken,
  followIdentity: FollowIdentity,
  restoreSession: RestoreSession,
  log: Log,
): KeepSession {
  return () => {
    const stops = [refreshToken(), followIdentity()];
    restoreSession().catch((error: unknown) => log.warn('The session could not be restored', { error }));
    return () => stops.forEach((stop) => stop());
  };
}
