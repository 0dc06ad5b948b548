import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { grantRepositoryContract } from '../../organizations/grant-repository.contract.ts';

grantRepositoryContract('InMemoryGrantRepository', async () => {
  const { accounts, organizations, grants, actors } = inMemoryStores();
  return { accounts, organizations, grants, actors, close: async () => undefined };
});
