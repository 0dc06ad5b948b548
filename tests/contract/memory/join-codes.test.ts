import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryJoinCodes } from '#adapters/memory/in-memory-join-codes.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { joinCodesContract } from '../join-codes.contract.ts';

joinCodesContract('InMemoryJoinCodes', async () => {
  const accounts = new InMemoryAccountRepository();
  const classrooms = new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const joinCodes = new InMemoryJoinCodes(classrooms);
  return { accounts, classrooms, joinCodes, close: async () => undefined };
});
