import { isExpired } from '#domain/identity/token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import { tokenPlanEntry } from '../storage-entries.ts';

/** The name of the turn in which a tab may ask for a new token. */
export const tokenRefreshLockName = 'blockyard-token';

/** Does work that may need a new token; the answer is the work's. */
export type WithTokenRefreshLock = <R>(work: () => Promise<R>) => Promise<R>;

/**
 * While the token that the tabs share holds, everybody works at once. After that (a machine that slept, a browser that
 * opens the ten tabs of yesterday) one tab at a time, so that the first fetches a token and the others find it.
 */
export function withTokenRefreshLock({
  storage,
  lock,
  clock,
}: {
  readonly storage: Storage;
  readonly lock: TabLock;
  readonly clock: Clock;
}): WithTokenRefreshLock {
  const holds = (): boolean => {
    const plan = storage.read(tokenPlanEntry);
    return plan === null || !isExpired(plan, clock.now());
  };
  return (work) => (holds() ? work() : lock.exclusive(tokenRefreshLockName, work));
}
