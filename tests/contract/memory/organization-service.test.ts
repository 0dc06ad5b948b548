import { InMemoryAccountService } from '#adapters/memory/in-memory-account-service.ts';
import { InMemoryOrganizationService } from '#adapters/memory/in-memory-organization-service.ts';
import { aService } from '../../builders/a-service.ts';
import { organizationMember } from '../organization-member.ts';
import { organizationServiceContract } from '../organization-service.contract.ts';

organizationServiceContract('InMemoryOrganizationService', async () => {
  const behind = aService();
  const ada = await organizationMember(behind);
  const organizations = new InMemoryOrganizationService(behind.app, async () => ada.token());
  return {
    ...ada,
    organizations,
    accounts: new InMemoryAccountService(behind.app, async () => ada.token()),
    disconnect: () => {
      organizations.online = false;
    },
    close: async () => undefined,
  };
});
