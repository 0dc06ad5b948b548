import { InMemoryLedger } from '#adapters/memory/billing/in-memory-ledger.ts';
import { InMemoryTables } from '#adapters/memory/in-memory-tables.ts';
import { ledgerContract } from '../../billing/ledger.contract.ts';

ledgerContract('InMemoryLedger', async () => {
  const tables = new InMemoryTables();
  return {
    ledger: new InMemoryLedger(tables),
    inTransaction: (work) => tables.transact((draft) => work(new InMemoryLedger(draft))),
    close: async () => undefined,
  };
});
