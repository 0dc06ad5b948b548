import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { personalExportsContract } from '../../identity/personal-exports.contract.ts';

personalExportsContract('InMemoryPersonalExports', async () => {
  const { accounts, exports } = inMemoryStores();
  return { accounts, exports, close: async () => undefined };
});
