import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { peopleDirectoryContract } from '../../organizations/people-directory.contract.ts';

peopleDirectoryContract('InMemoryPeopleDirectory', async () => {
  const { accounts, organizations, members, grants, people } = inMemoryStores();
  return { accounts, organizations, members, grants, people, close: async () => undefined };
});
