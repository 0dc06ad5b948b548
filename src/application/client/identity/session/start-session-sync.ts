import type { Log } from '../../../ports/log.ts';
import type { RestoreSession } from './restore-session.ts';

export type StartSessionSync = () => () => void;

type Follower = () => () => void;

/** Adds the listeners before the session is restored, so that they receive the first token. */
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
