import type { ChangeSet } from '#domain/roster/change-set.ts';
import type { Change } from '#domain/roster/change.ts';
import type { Stores } from '../ports/transaction.ts';

/** A change set that somebody makes, what it changes, and what its entry of the audit log says beside it. */
export type AppliedSet = {
  readonly set: Omit<ChangeSet, 'by' | 'undoes'> & { readonly by: string };
  readonly changes: readonly Change[];
  /** The students whom it changes. */
  readonly students: readonly string[];
  /** The classroom that they came to, or null. */
  readonly classroom: string | null;
};

/** The students whose kind of secret is among what changes write. */
const withOtherLogin = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap(({ kind, id, field, to }) =>
    kind === 'student' && field === 'login' && to !== null ? [id] : [],
  );

/** A secret of another kind than its student is to have from now on ends; the next card brings one of the right kind. */
export async function endUnwishedLogins(
  { logins }: Pick<Stores, 'logins'>,
  changes: readonly Change[],
): Promise<void> {
  const students = withOtherLogin(changes);
  if (students.length > 0) await logins.endUnwished(students);
}

/** Applies a change set, or a part of one that is there, with its entry of the audit log (SEC-5). Within a transaction. */
export async function applyChangeSet(
  { roster, audit, logins }: Pick<Stores, 'audit' | 'logins' | 'roster'>,
  { set, changes, students, classroom }: AppliedSet,
): Promise<void> {
  await roster.apply({ ...set, undoes: null }, changes);
  await endUnwishedLogins({ logins }, changes);
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
