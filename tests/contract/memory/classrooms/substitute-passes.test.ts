import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { substitutePassesContract } from '../../classrooms/substitute-passes.contract.ts';

substitutePassesContract('InMemorySubstitutePasses', async () => {
  const { accounts, classrooms, passes } = inMemoryStores();
  const make = passes.make.bind(passes);
  return { accounts, classrooms, passes, make, close: async () => undefined };
});
