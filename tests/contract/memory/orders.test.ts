import { InMemoryOrders } from '#adapters/memory/in-memory-orders.ts';
import { ordersContract } from '../orders.contract.ts';

ordersContract('InMemoryOrders', async () => ({
  orders: new InMemoryOrders(),
  close: async () => undefined,
}));
