import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { joinRequestRepositoryContract } from '../../organizations/join-request-repository.contract.ts';

joinRequestRepositoryContract('InMemoryJoinRequestRepository', async () => {
  const { accounts, organizations, joinRequests } = inMemoryStores();
  return { accounts, organizations, joinRequests, close: async () => undefined };
});
