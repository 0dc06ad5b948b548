import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryBillingDocuments } from '#adapters/memory/in-memory-billing-documents.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { billingDocumentsContract } from '../billing-documents.contract.ts';

billingDocumentsContract('InMemoryBillingDocuments', async () => {
  const documents = new InMemoryBillingDocuments();
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  const transaction = new InMemoryTransaction(new InMemoryAccountRepository(), jobs, { documents });
  return {
    documents,
    inTransaction: (work) => transaction.run((stores) => work(stores.documents)),
    close: async () => undefined,
  };
});
