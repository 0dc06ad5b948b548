import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { autoRenewalsContract } from '../auto-renewals.contract.ts';

autoRenewalsContract('InMemoryAutoRenewals', async () => {
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  return {
    transaction: new InMemoryTransaction(new InMemoryAccountRepository(), jobs),
    close: async () => undefined,
  };
});
