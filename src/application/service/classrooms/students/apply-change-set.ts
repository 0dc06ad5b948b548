import type { ChangeSet } from '#domain/classrooms/change-sets/change-set.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import type { Stores } from '../../ports/transaction.ts';

/** A change set with its changes, and more facts for its audit entry. */
export type AppliedSet = {
  readonly set: Omit<ChangeSet, 'by' | 'undoes'> & { readonly by: string };
  readonly changes: readonly Change[];
  readonly students: readonly string[];
  readonly classroom: string | null;
};

const withOtherLogin = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap(({ kind, id, field, to }) =>
    kind === 'student' && field === 'login' && to !== null ? [id] : [],
  );

/** Deletes logins whose kind differs from the student's new kind. The next card creates a new login. */
export async function endMismatchedLogins(
  { logins }: Pick<Stores, 'logins'>,
  changes: readonly Change[],
): Promise<void> {
  const students = withOtherLogin(changes);
  if (students.length > 0) await logins.endMismatched(students);
}

/** Applies a change set, or a further part of one, with its audit entry (SEC-5). Must be called in a transaction. */
export async function applyChangeSet(
  { roster, audit, logins }: Pick<Stores, 'audit' | 'logins' | 'roster'>,
  { set, changes, students, classroom }: AppliedSet,
): Promise<void> {
  await roster.apply({ ...set, undoes: null }, changes);
  await endMismatchedLogins({ logins }, changes);
  await audit.record({
    action: 'change-set/applied',
    by: set.by,
    subject: set.id,
    organization: set.organization,
    concerns: students,
    before: null,
    after: { kind: set.kind, classroom, count: students.length },
  });
}
