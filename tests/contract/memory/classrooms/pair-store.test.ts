import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { pairStoreContract } from '../../classrooms/pair-store.contract.ts';

pairStoreContract('InMemoryPairStore', async () => {
  const { accounts, lessons, transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { accounts, lessons, transaction, close: async () => undefined };
});
