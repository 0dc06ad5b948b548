import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { orderContactsContract } from '../../billing/order-contacts.contract.ts';

orderContactsContract('InMemoryOrderContacts', async () => {
  const { transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { transaction, close: async () => undefined };
});
