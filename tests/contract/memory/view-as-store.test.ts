import { InMemoryViewAsStore } from '#adapters/memory/in-memory-view-as-store.ts';
import { viewAsStoreContract } from '../view-as-store.contract.ts';

viewAsStoreContract('InMemoryViewAsStore', async () => ({
  store: new InMemoryViewAsStore(),
  close: async () => undefined,
}));
