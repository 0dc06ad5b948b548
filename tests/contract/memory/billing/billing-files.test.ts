import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { billingFilesContract } from '../../billing/billing-files.contract.ts';

billingFilesContract('InMemoryBillingFiles', async () => {
  const { organizations, billingFiles } = inMemoryStores();
  return { organizations, files: billingFiles, close: async () => undefined };
});
