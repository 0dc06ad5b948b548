import { InMemoryTabLock, type SharedLocks } from '#adapters/memory/in-memory-tab-lock.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { tabLockContract } from '../tab-lock.contract.ts';

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
