import { InMemoryTokenSync } from '#adapters/memory/identity/in-memory-token-sync.ts';
import { tokenSyncContract } from '../../identity/token-sync.contract.ts';

tokenSyncContract('InMemoryTokenSync', async () => {
  const sync = new InMemoryTokenSync();
  return {
    sync,
    arrived: () => sync.told(),
    refuse: (status) => {
      sync.refusal = { status };
    },
    close: async () => undefined,
  };
});
