import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryOutbox } from '#adapters/memory/in-memory-outbox.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
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
    transaction: new InMemoryTransaction(accounts, new InMemoryOutbox(), { classrooms }),
    close: async () => undefined,
  };
});
