import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { keyOf, type Roster } from '#domain/classrooms/change-sets/roster.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { eraseStudents } from './erase-students.ts';
import type { StudentPorts } from './student-ports.ts';

/**
 * Erases the personal data of a student, and of students who were merged into them, before the call returns. Cannot be undone (SEC-6). The audit entry,
 * without a name, marks without the student's id, and keyed digests of the student's ids are kept.
 */
export type EraseStudent = (caller: Acting, id: string) => Promise<Result<null, StudentRefused<'erase'>>>;

export function eraseStudent({
  transaction,
  ...ports
}: Pick<StudentPorts, 'clock' | 'transaction' | 'vault'>): EraseStudent {
  return (caller, id) =>
    transaction.run(async ({ roster, sources, audit }): Promise<Result<null, StudentRefused<'erase'>>> => {
      const found = (rows: Roster) => rows.get(keyOf({ kind: 'student', id }));
      const seen = found(await roster.rows([id], scopeOf(caller.actor, 'classroom.read')));
      if (seen === undefined) return err({ kind: 'student/not-found' });
      const student = found(await roster.rows([id], scopeOf(caller.actor, 'student.erase')));
      if (student === undefined) return err({ kind: 'classroom/owner-only' });
      const organization = student.fields['organization'] ?? null;
      await eraseStudents({ roster, sources }, ports, [id]);
      await audit.record({ action: 'student/erased', by: caller.account.id, subject: id, organization });
      return ok(null);
    });
}
