import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { viewAsStoreContract } from '../../organizations/view-as-store.contract.ts';

viewAsStoreContract('InMemoryViewAsStore', async () => {
  const { viewAs } = inMemoryStores();
  return { store: viewAs, close: async () => undefined };
});
