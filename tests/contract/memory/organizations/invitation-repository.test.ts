import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { invitationRepositoryContract } from '../../organizations/invitation-repository.contract.ts';

invitationRepositoryContract('InMemoryInvitationRepository', async () => {
  const { accounts, organizations, invitations, transaction } = inMemoryStores({
    clock: new ManualClock(startOfTests),
  });
  return { accounts, organizations, invitations, transaction, close: async () => undefined };
});
