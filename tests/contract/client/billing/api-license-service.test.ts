import { apiLicenseService } from '#adapters/api/billing/api-license-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { licenseServiceContract } from '../../billing/license-service.contract.ts';
import { licensedDistrict } from '../../billing/licensed-district.ts';
import { overTheWire } from '../over-the-wire.ts';

licenseServiceContract('apiLicenseService, over a real socket to the real server', async (role) => {
  const behind = aService();
  const ada = await licensedDistrict(behind, role);
  const wire = await overTheWire(behind, ada.token);
  return { ...wire, license: apiLicenseService(wire.http, new InMemoryLog()) };
});
