import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryOutbox } from '#adapters/memory/in-memory-outbox.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { transactionContract } from '../transaction.contract.ts';

transactionContract('InMemoryTransaction', async () => {
  const accounts = new InMemoryAccountRepository();
  const outbox = new InMemoryOutbox();
  return {
    transaction: new InMemoryTransaction(accounts, outbox),
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    waitingMails: async () => outbox.waiting(),
    close: async () => undefined,
  };
});
