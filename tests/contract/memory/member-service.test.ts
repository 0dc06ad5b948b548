import { InMemoryMemberService } from '#adapters/memory/in-memory-member-service.ts';
import { aService } from '../../builders/a-service.ts';
import { memberDistrict } from '../member-district.ts';
import { memberServiceContract } from '../member-service.contract.ts';

memberServiceContract('InMemoryMemberService', async (role) => {
  const behind = aService();
  const ada = await memberDistrict(behind, role);
  const members = new InMemoryMemberService(behind.app, async () => ada.token());
  return {
    members,
    disconnect: () => {
      members.online = false;
    },
    close: async () => undefined,
  };
});
