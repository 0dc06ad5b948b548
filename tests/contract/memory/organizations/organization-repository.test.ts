import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { organizationRepositoryContract } from '../../organizations/organization-repository.contract.ts';

organizationRepositoryContract('InMemoryOrganizationRepository', async () => {
  const { accounts, organizations, actors, transaction } = inMemoryStores({
    clock: new ManualClock(startOfTests),
  });
  return { accounts, organizations, actors, transaction, close: async () => undefined };
});
