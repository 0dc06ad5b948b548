import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { discountCodesContract } from '../../billing/discount-codes.contract.ts';

discountCodesContract('InMemoryDiscountCodes', async () => {
  const { orders, discountCodes } = inMemoryStores();
  return { orders, codes: discountCodes, close: async () => undefined };
});
