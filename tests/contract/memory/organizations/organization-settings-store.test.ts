import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { organizationSettingsStoreContract } from '../../organizations/organization-settings-store.contract.ts';

organizationSettingsStoreContract('InMemoryOrganizationSettingsStore', async () => {
  const { accounts, organizations, settings } = inMemoryStores();
  return { accounts, organizations, settings, close: async () => undefined };
});
