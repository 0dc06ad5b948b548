import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryClassroomRepository } from '#adapters/memory/in-memory-classroom-repository.ts';
import { InMemoryGrantRepository } from '#adapters/memory/in-memory-grant-repository.ts';
import { InMemoryLessonRepository } from '#adapters/memory/in-memory-lesson-repository.ts';
import { InMemoryMemberRepository } from '#adapters/memory/in-memory-member-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemoryPeopleDirectory } from '#adapters/memory/in-memory-people-directory.ts';
import { peopleDirectoryContract } from '../people-directory.contract.ts';

peopleDirectoryContract('InMemoryPeopleDirectory', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const classrooms = new InMemoryClassroomRepository(accounts, new InMemoryLessonRepository());
  const members = new InMemoryMemberRepository(accounts, organizations, classrooms);
  const people = new InMemoryPeopleDirectory(accounts, organizations);
  const grants = new InMemoryGrantRepository(accounts, organizations);
  return { accounts, organizations, members, grants, people, close: async () => undefined };
});
