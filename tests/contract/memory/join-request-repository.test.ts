import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryJoinRequestRepository } from '#adapters/memory/in-memory-join-request-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { joinRequestRepositoryContract } from '../join-request-repository.contract.ts';

joinRequestRepositoryContract('InMemoryJoinRequestRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const joinRequests = new InMemoryJoinRequestRepository(accounts, organizations);
  return { accounts, organizations, joinRequests, close: async () => undefined };
});
