import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { orderBooksContract } from '../../billing/order-books.contract.ts';

orderBooksContract('InMemoryOrderBooks', async () => {
  const { orders, ledger, documents, stock, orderBooks } = inMemoryStores();
  return { orders, ledger, documents, stock, books: orderBooks, close: async () => undefined };
});
