import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { signInCodeStoreContract } from '../../identity/sign-in-code-store.contract.ts';

signInCodeStoreContract('InMemorySignInCodeStore', async () => {
  const { signInCodes } = inMemoryStores();
  return { store: signInCodes, sameStore: signInCodes, close: async () => undefined };
});
