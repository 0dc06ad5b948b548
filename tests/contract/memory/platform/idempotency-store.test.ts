import {
  InMemoryIdempotencyStore,
  type StoredClaim,
} from '#adapters/memory/platform/in-memory-idempotency-store.ts';
import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { idempotencyStoreContract } from '../../platform/idempotency-store.contract.ts';

idempotencyStoreContract('InMemoryIdempotencyStore', async () => {
  const claims = new Map<string, StoredClaim>();
  const { accounts, tables, transaction } = inMemoryStores();
  const store = new InMemoryIdempotencyStore(claims, tables);
  return {
    store,
    sameStore: new InMemoryIdempotencyStore(claims, tables),
    transaction,
    accounts,
    storedKeys: async () => store.keys(),
    close: async () => undefined,
  };
});
