import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActivationCodes } from '#adapters/memory/in-memory-activation-codes.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { activationCodesContract } from '../activation-codes.contract.ts';

activationCodesContract('InMemoryActivationCodes', async () => {
  const codes = new InMemoryActivationCodes();
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  const transaction = new InMemoryTransaction(new InMemoryAccountRepository(), jobs, { codes });
  return { codes, transaction, close: async () => undefined };
});
