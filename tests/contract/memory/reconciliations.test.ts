import { InMemoryLedger } from '#adapters/memory/in-memory-ledger.ts';
import { InMemoryOrders } from '#adapters/memory/in-memory-orders.ts';
import { InMemoryReconciliations } from '#adapters/memory/in-memory-reconciliations.ts';
import { reconciliationsContract } from '../reconciliations.contract.ts';

reconciliationsContract('InMemoryReconciliations', async () => {
  const [orders, ledger] = [new InMemoryOrders(), new InMemoryLedger()];
  const reconciliations = new InMemoryReconciliations({ orders, ledger });
  return { orders, ledger, reconciliations, close: async () => undefined };
});
