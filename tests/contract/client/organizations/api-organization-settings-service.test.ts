import { apiOrganizationSettingsService } from '#adapters/api/organizations/api-organization-settings-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { organizationSettingsServiceContract } from '../../organizations/organization-settings-service.contract.ts';
import { settingsDistrict } from '../../organizations/settings-district.ts';
import { overTheWire } from '../over-the-wire.ts';

organizationSettingsServiceContract(
  'apiOrganizationSettingsService, over a real socket to the real server',
  async (role) => {
    const behind = aService();
    const ada = await settingsDistrict(behind, role);
    const wire = await overTheWire(behind, ada.token);
    return {
      ...wire,
      settings: apiOrganizationSettingsService(wire.http, new InMemoryLog()),
    };
  },
);
