import { InMemoryIdempotencyStore, type KeptClaim } from '#adapters/memory/in-memory-idempotency-store.ts';
import { idempotencyStoreContract } from '../idempotency-store.contract.ts';

idempotencyStoreContract('InMemoryIdempotencyStore', async () => {
  const claims = new Map<string, KeptClaim>();
  const store = new InMemoryIdempotencyStore(claims);
  return {
    store,
    sameStore: new InMemoryIdempotencyStore(claims),
    storedKeys: async () => store.keys(),
    close: async () => undefined,
  };
});
