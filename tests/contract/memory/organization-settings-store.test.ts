import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemoryOrganizationSettingsStore } from '#adapters/memory/in-memory-organization-settings-store.ts';
import { organizationSettingsStoreContract } from '../organization-settings-store.contract.ts';

organizationSettingsStoreContract('InMemoryOrganizationSettingsStore', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const settings = new InMemoryOrganizationSettingsStore(accounts, organizations);
  return { accounts, organizations, settings, close: async () => undefined };
});
