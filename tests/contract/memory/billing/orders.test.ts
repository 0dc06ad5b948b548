import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ordersContract } from '../../billing/orders.contract.ts';

ordersContract('InMemoryOrders', async () => {
  const { orders } = inMemoryStores();
  return { orders, close: async () => undefined };
});
