import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { transactionContract } from '../transaction.contract.ts';

transactionContract('InMemoryTransaction', async () => {
  const { accounts, audit, jobs, transaction } = inMemoryStores();
  return {
    transaction,
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    storedActs: async () => audit.entries().map(({ action }) => action),
    waitingMails: async () => jobs.inputs('mail', 'waiting'),
    close: async () => undefined,
  };
});
