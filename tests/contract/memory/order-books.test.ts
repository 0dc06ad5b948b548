import { InMemoryBillingDocuments } from '#adapters/memory/in-memory-billing-documents.ts';
import { InMemoryLedger } from '#adapters/memory/in-memory-ledger.ts';
import { InMemoryOrderBooks } from '#adapters/memory/in-memory-order-books.ts';
import { draftStock, emptyShelves } from '#adapters/memory/in-memory-stock.ts';
import { InMemoryOrders } from '#adapters/memory/in-memory-orders.ts';
import { orderBooksContract } from '../order-books.contract.ts';

orderBooksContract('InMemoryOrderBooks', async () => {
  const [orders, ledger, documents] = [
    new InMemoryOrders(),
    new InMemoryLedger(),
    new InMemoryBillingDocuments(),
  ];
  const { stock } = draftStock(emptyShelves());
  const books = new InMemoryOrderBooks({ orders, ledger, documents, stock });
  return { orders, ledger, documents, stock, books, close: async () => undefined };
});
