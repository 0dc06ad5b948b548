import { apiMemberService } from '#adapters/api/organizations/api-member-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { memberDistrict } from '../../organizations/member-district.ts';
import { memberServiceContract } from '../../organizations/member-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

memberServiceContract('apiMemberService, over a real socket to the real server', async (role) => {
  const behind = aService();
  const ada = await memberDistrict(behind, role);
  const wire = await overTheWire(behind, ada.token);
  return { ...wire, members: apiMemberService(wire.http, new InMemoryLog()) };
});
