import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemorySchoolDirectory } from '#adapters/memory/in-memory-school-directory.ts';
import { schoolDirectoryContract } from '../school-directory.contract.ts';

schoolDirectoryContract('InMemorySchoolDirectory', async () => {
  const organizations = new InMemoryOrganizationRepository(new InMemoryAccountRepository());
  return {
    organizations,
    schools: new InMemorySchoolDirectory(organizations),
    close: async () => undefined,
  };
});
