import { InMemoryInvitationService } from '#adapters/memory/in-memory-invitation-service.ts';
import { aService } from '../../builders/a-service.ts';
import { invitationServiceContract } from '../invitation-service.contract.ts';
import { invitingManager } from '../inviting-manager.ts';

invitationServiceContract('InMemoryInvitationService', async () => {
  const behind = aService();
  const people = await invitingManager(behind);
  const invitations = new InMemoryInvitationService(behind.app, async () => people.token());
  return {
    ...people,
    invitations,
    disconnect: () => {
      invitations.online = false;
    },
    close: async () => undefined,
  };
});
