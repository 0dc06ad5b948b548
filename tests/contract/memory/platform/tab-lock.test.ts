import { InMemoryTabLock, type SharedLocks } from '#adapters/memory/platform/in-memory-tab-lock.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { tabLockContract } from '../../platform/tab-lock.contract.ts';

tabLockContract('InMemoryTabLock', () => {
  const clock = new ManualClock(startOfTests);
  const shared: SharedLocks = new Map();
  const timeoutMs = 1000;
  return {
    openTab: () => new InMemoryTabLock(clock, shared, timeoutMs),
    timeoutMs,
    pass: (ms) => clock.advance(ms),
  };
});
