import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { OwnScope, Relation, Subject } from '../../organizations/access/scope.ts';
import type { TeacherRole } from './classroom.ts';

/** A teacher of a classroom as input for access checks: an account, or an address whose owner has not signed in. */
export type TeacherPlace = {
  readonly accountId: string | null;
  readonly email: string | null;
  readonly role: TeacherRole;
};

type Person = Pick<OwnScope, 'accountId' | 'mailbox'>;

/** Returns a person's teacher entry: by account, else by email address. */
export function teacherPlaceOf<T extends TeacherPlace>(
  teachers: readonly T[],
  { accountId, mailbox }: Person,
): T | null {
  const taken = teachers.find((teacher) => teacher.accountId === accountId);
  const waits = (teacher: T): boolean =>
    mailbox !== null && teacher.accountId === null && teacher.email === mailbox;
  return taken ?? teachers.find(waits) ?? null;
}

function relationOf(place: TeacherPlace | null): Relation {
  if (place === null) return 'none';
  return place.role === 'owner' ? 'owner' : 'sharer';
}

/** Returns a classroom as the subject of an access check; `null` means no relation to the classroom. */
export const classroomSubject = (
  person: Person | null,
  {
    organization,
    teachers,
  }: { readonly organization: OrganizationPath | null; readonly teachers: readonly TeacherPlace[] },
): Subject => ({ relation: relationOf(person && teacherPlaceOf(teachers, person)), organization });
