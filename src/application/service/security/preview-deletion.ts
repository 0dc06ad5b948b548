import { emptyScope } from '#domain/access/scope.ts';
import {
  type ClassroomLeft,
  type DeletionPreview,
  heirOf,
  runAlone,
} from '#domain/account/account-deletion.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import type { Caller } from '../access/caller.ts';
import type { ClassroomRepository, ListedClassroom } from '../ports/classroom-repository.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';

/** What deleting the caller's account would do to what others see of it (ORG-7). Changes nothing. */
export type PreviewDeletion = (caller: Caller) => Promise<DeletionPreview>;

export type PreviewDeletionPorts = {
  readonly classrooms: Pick<ClassroomRepository, 'list'>;
  readonly organizations: Pick<OrganizationRepository, 'runBy'>;
};

const leftOf = ({ id, name, archivedAt, assignedLessons, teachers }: ListedClassroom): ClassroomLeft => ({
  id,
  name,
  archived: archivedAt !== null,
  lessons: assignedLessons.length,
  coTeachers: teachers.length - 1,
  heir: heirOf(teachers),
});

export function previewDeletion({ classrooms, organizations }: PreviewDeletionPorts): PreviewDeletion {
  return async ({ account: { id }, memberships }) => {
    const [runs, taught] = await Promise.all([
      organizations.runBy(id),
      classrooms.list({ ...emptyScope, own: { accountId: id, mailbox: null, shared: true } }),
    ]);
    const owned = taught.filter(({ teachers }) => teachers[0]?.accountId === id);
    return {
      blockedBy: runAlone(runs),
      leaves: memberships
        .filter(({ kind }) => kind !== 'workspace')
        .map(({ organization, name }) => ({ id: idOfPath(organization), name })),
      classrooms: owned.map(leftOf),
      coTaught: taught.length - owned.length,
    };
  };
}
