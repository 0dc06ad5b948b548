import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { domainRepositoryContract } from '../../organizations/domain-repository.contract.ts';

domainRepositoryContract('InMemoryDomainRepository', async () => {
  const { organizations, domains } = inMemoryStores();
  return { organizations, domains, close: async () => undefined };
});
