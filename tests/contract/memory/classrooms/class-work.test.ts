import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { classWorkContract } from '../../classrooms/class-work.contract.ts';

classWorkContract('InMemoryClassWork', async () => {
  const { accounts, lessons, changes, transaction } = inMemoryStores({
    clock: new ManualClock(startOfTests),
  });
  return { accounts, lessons, changes, transaction, close: async () => undefined };
});
