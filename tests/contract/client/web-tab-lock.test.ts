import { WebTabLock } from '#adapters/browser/web-tab-lock.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { tabLockContract } from '../tab-lock.contract.ts';

let opened = 0;

/** Node's own Web Locks, which all of this process shares: each browser has names of its own. */
tabLockContract('WebTabLock', () => {
  opened += 1;
  const browser = opened;
  const clock = new ManualClock(startOfTests);
  const locks: Pick<LockManager, 'request'> = {
    request: (name: string, ...rest: readonly unknown[]) =>
      Reflect.apply(navigator.locks.request, navigator.locks, [`${browser} ${name}`, ...rest]),
  };
  const patience = 1000;
  return {
    openTab: () => new WebTabLock(clock, locks, patience),
    patience,
    pass: (ms) => clock.advance(ms),
  };
});
