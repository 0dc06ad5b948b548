import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryAuditLog } from '#adapters/memory/in-memory-audit-log.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { studentRecordsContract } from '../student-records.contract.ts';

studentRecordsContract('InMemoryStudentRecords', async () => {
  const accounts = new InMemoryAccountRepository();
  const clock = new ManualClock(startOfTests);
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, clock);
  const audit = new InMemoryAuditLog(clock);
  return {
    accounts,
    transaction: new InMemoryTransaction(accounts, jobs, { audit }),
    close: async () => undefined,
  };
});
