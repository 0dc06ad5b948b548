import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryChanges } from '#adapters/memory/in-memory-changes.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { classWorkContract } from '../class-work.contract.ts';

classWorkContract('InMemoryClassWork', async () => {
  const accounts = new InMemoryAccountRepository();
  const lessons = new InMemoryLessonRepository();
  const changes = new InMemoryChanges();
  const classrooms = new InMemoryClassroomRepository(accounts, lessons);
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  const transaction = new InMemoryTransaction(accounts, jobs, { classrooms, changes });
  return { accounts, lessons, changes, transaction, close: async () => undefined };
});
