import { apiInvitationService } from '#adapters/api/organizations/api-invitation-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { invitationServiceContract } from '../../organizations/invitation-service.contract.ts';
import { invitingManager } from '../../organizations/inviting-manager.ts';
import { overTheWire } from '../over-the-wire.ts';

invitationServiceContract('apiInvitationService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await invitingManager(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, invitations: apiInvitationService(wire.http, new InMemoryLog()) };
});
