import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { memberRepositoryContract } from '../../organizations/member-repository.contract.ts';

memberRepositoryContract('InMemoryMemberRepository', async () => {
  const { accounts, organizations, classrooms, members } = inMemoryStores();
  return { accounts, organizations, classrooms, members, close: async () => undefined };
});
