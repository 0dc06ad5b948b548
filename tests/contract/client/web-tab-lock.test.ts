import { type LockManager, WebTabLock } from '#adapters/browser/web-tab-lock.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { tabLockContract } from '../platform/tab-lock.contract.ts';

let opened = 0;

/** Uses Node's Web Locks, which are shared by the whole process. A prefix separates the browsers. */
tabLockContract('WebTabLock', () => {
  opened += 1;
  const browser = opened;
  const clock = new ManualClock(startOfTests);
  const locks: LockManager = {
    request: (name, options, held) => navigator.locks.request(`${browser} ${name}`, options, held),
  };
  const timeoutMs = 1000;
  return {
    openTab: () => new WebTabLock(clock, locks, timeoutMs),
    timeoutMs,
    pass: (ms) => clock.advance(ms),
  };
});
