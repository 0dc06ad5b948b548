import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { recoveryCodeStoreContract } from '../../identity/recovery-code-store.contract.ts';

recoveryCodeStoreContract('InMemoryRecoveryCodeStore', async () => {
  const { recoveryCodes } = inMemoryStores();
  return { codes: recoveryCodes, close: async () => undefined };
});
