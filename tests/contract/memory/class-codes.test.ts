import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryClassCodes } from '#adapters/memory/in-memory-class-codes.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { classCodesContract } from '../class-codes.contract.ts';

classCodesContract('InMemoryClassCodes', async () => {
  const accounts = new InMemoryAccountRepository();
  const classrooms = new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const classCodes = new InMemoryClassCodes(classrooms);
  return { accounts, classrooms, classCodes, close: async () => undefined };
});
