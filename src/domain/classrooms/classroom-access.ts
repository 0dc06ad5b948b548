import type { OrganizationPath, OwnScope, Relation, Subject } from '../access/scope.ts';
import type { TeacherRole } from './classroom.ts';

/** A teacher of a classroom, as far as access depends on it: an account, or an address that waits for its owner. */
export type TeacherPlace = {
  readonly accountId: string | null;
  readonly email: string | null;
  readonly role: TeacherRole;
};

/** A person to look for among the teachers: their account, and the address that they proved to be theirs. */
export type Person = Pick<OwnScope, 'accountId' | 'mailbox'>;

/** The teacher entry of a person: that of their account, else the one added for their email address. */
export function placeOf<T extends TeacherPlace>(
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

/** A classroom as the subject of an access decision; null stands for a person with no relation to it. */
export const classroomSubject = (
  person: Person | null,
  {
    organization,
    teachers,
  }: { readonly organization: OrganizationPath | null; readonly teachers: readonly TeacherPlace[] },
): Subject => ({ relation: relationOf(person && placeOf(teachers, person)), organization });
