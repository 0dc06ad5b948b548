import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryBillingFiles } from '#adapters/memory/in-memory-billing-files.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { billingFilesContract } from '../billing-files.contract.ts';

billingFilesContract('InMemoryBillingFiles', async () => {
  const organizations = new InMemoryOrganizationRepository(new InMemoryAccountRepository());
  return {
    organizations,
    files: new InMemoryBillingFiles(organizations),
    close: async () => undefined,
  };
});
