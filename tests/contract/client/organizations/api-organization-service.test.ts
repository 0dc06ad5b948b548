import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { apiOrganizationService } from '#adapters/api/organizations/api-organization-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { organizationMember } from '../../organizations/organization-member.ts';
import { organizationServiceContract } from '../../organizations/organization-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

organizationServiceContract('apiOrganizationService, over a real socket to the real server', async () => {
  const behind = aService();
  const ada = await organizationMember(behind);
  const wire = await overTheWire(behind, ada.token);
  const log = new InMemoryLog();
  return {
    ...ada,
    ...wire,
    organizations: apiOrganizationService(wire.http, log),
    accounts: apiAccountService(wire.http, log),
  };
});
