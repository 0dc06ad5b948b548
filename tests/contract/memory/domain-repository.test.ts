import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryDomainRepository } from '#adapters/memory/in-memory-domain-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { domainRepositoryContract } from '../domain-repository.contract.ts';

domainRepositoryContract('InMemoryDomainRepository', async () => {
  const organizations = new InMemoryOrganizationRepository(new InMemoryAccountRepository());
  return {
    organizations,
    domains: new InMemoryDomainRepository(organizations),
    close: async () => undefined,
  };
});
