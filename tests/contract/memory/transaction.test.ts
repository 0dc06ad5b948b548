import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryAuditLog } from '#adapters/memory/in-memory-audit-log.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { InMemoryOutbox } from '#adapters/memory/in-memory-outbox.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { startOfTests } from '../../builders/time.ts';
import { transactionContract } from '../transaction.contract.ts';

transactionContract('InMemoryTransaction', async () => {
  const accounts = new InMemoryAccountRepository();
  const outbox = new InMemoryOutbox();
  const audit = new InMemoryAuditLog(new ManualClock(startOfTests));
  return {
    transaction: new InMemoryTransaction(accounts, outbox, { audit }),
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    storedActs: async () => audit.entries().map(({ action }) => action),
    waitingMails: async () => outbox.waiting(),
    close: async () => undefined,
  };
});
