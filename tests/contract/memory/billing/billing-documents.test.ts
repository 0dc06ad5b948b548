import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { billingDocumentsContract } from '../../billing/billing-documents.contract.ts';

billingDocumentsContract('InMemoryBillingDocuments', async () => {
  const { documents, transaction } = inMemoryStores();
  return {
    documents,
    inTransaction: (work) => transaction.run((stores) => work(stores.documents)),
    close: async () => undefined,
  };
});
