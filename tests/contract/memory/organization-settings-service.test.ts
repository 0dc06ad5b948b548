import { InMemoryOrganizationSettingsService } from '#adapters/memory/in-memory-organization-settings-service.ts';
import { aService } from '../../builders/a-service.ts';
import { organizationSettingsServiceContract } from '../organization-settings-service.contract.ts';
import { settingsDistrict } from '../settings-district.ts';

organizationSettingsServiceContract('InMemoryOrganizationSettingsService', async (role) => {
  const behind = aService();
  const ada = await settingsDistrict(behind, role);
  const settings = new InMemoryOrganizationSettingsService(behind.app, async () => ada.token());
  return {
    settings,
    disconnect: () => {
      settings.online = false;
    },
    close: async () => undefined,
  };
});
