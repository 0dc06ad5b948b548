import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { reconciliationsContract } from '../../billing/reconciliations.contract.ts';

reconciliationsContract('InMemoryReconciliations', async () => {
  const { orders, ledger, reconciliations } = inMemoryStores();
  return { orders, ledger, reconciliations, close: async () => undefined };
});
