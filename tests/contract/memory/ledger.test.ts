import { InMemoryLedger } from '#adapters/memory/in-memory-ledger.ts';
import { ledgerContract } from '../ledger.contract.ts';

ledgerContract('InMemoryLedger', async () => {
  const ledger = new InMemoryLedger();
  return {
    ledger,
    inTransaction: async (work) => {
      const draft = ledger.draft();
      await work(draft.ledger);
      draft.commit();
    },
    close: async () => undefined,
  };
});
