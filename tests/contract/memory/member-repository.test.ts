import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryMemberRepository } from '#adapters/memory/in-memory-member-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { memberRepositoryContract } from '../member-repository.contract.ts';

memberRepositoryContract('InMemoryMemberRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const classrooms = new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const members = new InMemoryMemberRepository(accounts, organizations, classrooms);
  return { accounts, organizations, classrooms, members, close: async () => undefined };
});
