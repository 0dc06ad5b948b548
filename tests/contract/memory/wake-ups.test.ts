import { InMemoryWakeUps } from '#adapters/memory/in-memory-wake-ups.ts';
import { wakeUpsContract } from '../wake-ups.contract.ts';

wakeUpsContract('InMemoryWakeUps', () => {
  const wakeUps = new InMemoryWakeUps();
  return { wakeUps, wake: (what) => wakeUps.wake(what) };
});
