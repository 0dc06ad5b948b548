import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { classroomRepositoryContract } from '../classroom-repository.contract.ts';

classroomRepositoryContract('InMemoryClassroomRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const lessons = new InMemoryLessonRepository();
  const classrooms = new InMemoryClassroomRepository(accounts, lessons);
  return {
    accounts,
    lessons,
    classrooms,
    sameClassrooms: classrooms,
    transaction: new InMemoryTransaction(
      accounts,
      new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests)),
      { classrooms },
    ),
    close: async () => undefined,
  };
});
