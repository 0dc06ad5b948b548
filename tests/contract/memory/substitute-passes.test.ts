import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemorySubstitutePasses } from '#adapters/memory/in-memory-substitute-passes.ts';
import { substitutePassesContract } from '../substitute-passes.contract.ts';

substitutePassesContract('InMemorySubstitutePasses', async () => {
  const accounts = new InMemoryAccountRepository();
  const classrooms = new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const passes = new InMemorySubstitutePasses(accounts, classrooms);
  return {
    accounts,
    classrooms,
    passes,
    make: (pass, limit) => passes.make(pass, limit),
    close: async () => undefined,
  };
});
