import { InMemoryDiscountCodes } from '#adapters/memory/in-memory-discount-codes.ts';
import { InMemoryOrders } from '#adapters/memory/in-memory-orders.ts';
import { discountCodesContract } from '../discount-codes.contract.ts';

discountCodesContract('InMemoryDiscountCodes', async () => {
  const orders = new InMemoryOrders();
  return { orders, codes: new InMemoryDiscountCodes(orders), close: async () => undefined };
});
