import { InMemoryDomainService } from '#adapters/memory/in-memory-domain-service.ts';
import { aService } from '../../builders/a-service.ts';
import { districtWithDomains } from '../domain-claims.ts';
import { domainServiceContract } from '../domain-service.contract.ts';

domainServiceContract('InMemoryDomainService', async (role) => {
  const behind = aService();
  const ada = await districtWithDomains(behind, role);
  const domains = new InMemoryDomainService(behind.app, async () => ada.token());
  return {
    domains,
    domainProof: behind.domainProof,
    disconnect: () => {
      domains.online = false;
    },
    close: async () => undefined,
  };
});
