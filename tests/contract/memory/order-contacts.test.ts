import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { orderContactsContract } from '../order-contacts.contract.ts';

orderContactsContract('InMemoryOrderContacts', async () => {
  const { transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { transaction, close: async () => undefined };
});
