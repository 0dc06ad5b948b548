import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { schoolDirectoryContract } from '../../organizations/school-directory.contract.ts';

schoolDirectoryContract('InMemorySchoolDirectory', async () => {
  const { organizations, schools } = inMemoryStores();
  return { organizations, schools, close: async () => undefined };
});
