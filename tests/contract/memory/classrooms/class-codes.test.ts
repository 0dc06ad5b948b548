import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { classCodesContract } from '../../classrooms/class-codes.contract.ts';

classCodesContract('InMemoryClassCodes', async () => {
  const { accounts, classrooms, classCodes } = inMemoryStores();
  return { accounts, classrooms, classCodes, close: async () => undefined };
});
