import { isExpired } from '#domain/identity/sign-in/token.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { TabLock } from '../../platform/ports/tab-lock.ts';
import { tokenPlanEntry } from '../../storage-entries.ts';

export const tokenRefreshLockName = 'blockyard-token';

export type WithTokenRefreshLock = <R>(work: () => Promise<R>) => Promise<R>;

/**
 * Runs work concurrently while the shared token is valid. After the token expires (on a machine that was asleep, or in a browser that restores ten tabs), only
 * one tab runs at a time. The first tab fetches a token, and the others read it.
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
