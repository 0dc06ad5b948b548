import type { Log } from '../../ports/log.ts';
import type { RestoreSession } from './restore-session.ts';

/** Starts what keeps the session right beside the pages; returns a function that stops it. */
export type StartSessionSync = () => () => void;

/** Listens to the identity provider from when it is called; returns a function that stops it. */
type Follower = () => () => void;

/** The followers listen before the session is restored, so that the first token is not missed. */
export function startSessionSync({
  followers,
  restoreSession,
  log,
}: {
  readonly followers: readonly Follower[];
  readonly restoreSession: RestoreSession;
  readonly log: Log;
}): StartSessionSync {
  return () => {
    const stops = followers.map((follow) => follow());
    restoreSession().catch((error: unknown) => log.warn('The session could not be restored', { error }));
    return () => stops.forEach((stop) => stop());
  };
}
