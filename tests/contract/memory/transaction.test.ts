import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryAuditLog } from '#adapters/memory/in-memory-audit-log.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { transactionContract } from '../transaction.contract.ts';

transactionContract('InMemoryTransaction', async () => {
  const accounts = new InMemoryAccountRepository();
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  const audit = new InMemoryAuditLog(new ManualClock(startOfTests));
  return {
    transaction: new InMemoryTransaction(accounts, jobs, { audit }),
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    storedActs: async () => audit.entries().map(({ action }) => action),
    waitingMails: async () => jobs.inputs('mail', 'waiting'),
    close: async () => undefined,
  };
});
