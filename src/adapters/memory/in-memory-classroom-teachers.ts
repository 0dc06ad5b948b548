import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { PendingTeacher, TeacherRecord } from '#application/service/ports/classroom-repository.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';
import { isWithin } from '#domain/access/scope.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type ClassroomRows, isOwner, nameOf, type TeacherRow } from './in-memory-classroom-rows.ts';

/** The pending teachers that an account added in classrooms of an organization and below it, by ID. */
export function pendingTeachers(
  { classrooms, teachers }: Pick<ClassroomRows, 'classrooms' | 'teachers'>,
  accountId: string,
  organization: OrganizationPath,
): readonly PendingTeacher[] {
  const isBelow = (classroomId: string): boolean => {
    const path = classrooms.get(classroomId)?.organization ?? null;
    return path !== null && isWithin(path, organization);
  };
  return teachers
    .all()
    .filter((row) => row.addedBy === accountId && row.accountId === null && isBelow(row.classroomId))
    .map(({ id, classroomId }) => ({ id, classroomId }))
    .toSorted((one, other) => compareCodePoints(one.id, other.id));
}

export function teacherRecords(
  rows: readonly TeacherRow[],
  accounts: Pick<AccountRepository, 'byId'>,
): Promise<readonly TeacherRecord[]> {
  const sorted = rows.toSorted((one, other) => Number(isOwner(other)) - Number(isOwner(one)));
  return Promise.all(
    sorted.map(async ({ classroomId: _classroom, addedBy: _addedBy, ...teacher }) => {
      if (teacher.accountId === null) return { ...teacher, name: null };
      const account = await accounts.byId(teacher.accountId);
      return { ...teacher, email: account?.email ?? null, name: nameOf(account) };
    }),
  );
}
