import { InMemoryLicenseService } from '#adapters/memory/in-memory-license-service.ts';
import { aService } from '../../builders/a-service.ts';
import { licenseServiceContract } from '../license-service.contract.ts';
import { licensedDistrict } from '../licensed-district.ts';

licenseServiceContract('InMemoryLicenseService', async (role) => {
  const behind = aService();
  const ada = await licensedDistrict(behind, role);
  const license = new InMemoryLicenseService(behind.app, async () => ada.token());
  return {
    license,
    disconnect: () => {
      license.online = false;
    },
    close: async () => undefined,
  };
});
