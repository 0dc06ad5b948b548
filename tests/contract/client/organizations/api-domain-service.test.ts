import { apiDomainService } from '#adapters/api/organizations/api-domain-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { districtWithDomains } from '../../organizations/domain-claims.ts';
import { domainServiceContract } from '../../organizations/domain-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

domainServiceContract('apiDomainService, over a real socket to the real server', async (role) => {
  const behind = aService();
  const ada = await districtWithDomains(behind, role);
  const wire = await overTheWire(behind, ada.token);
  const { domainProof } = behind;
  return { ...wire, domainProof, domains: apiDomainService(wire.http, new InMemoryLog()) };
});
