import { InMemorySignInCodeStore, type StoredCode } from '#adapters/memory/in-memory-sign-in-code-store.ts';
import { signInCodeStoreContract } from '../sign-in-code-store.contract.ts';

signInCodeStoreContract('InMemorySignInCodeStore', async () => {
  const codes = new Map<string, StoredCode>();
  return {
    store: new InMemorySignInCodeStore(codes),
    sameStore: new InMemorySignInCodeStore(codes),
    close: async () => undefined,
  };
});
