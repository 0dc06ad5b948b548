import { InMemoryRecoveryCodeStore } from '#adapters/memory/in-memory-recovery-code-store.ts';
import { recoveryCodeStoreContract } from '../recovery-code-store.contract.ts';

recoveryCodeStoreContract('InMemoryRecoveryCodeStore', async () => ({
  codes: new InMemoryRecoveryCodeStore(),
  close: async () => undefined,
}));
