import type { StudentChanged } from '#domain/classrooms/students/student-acts.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { planEdit, type SeenStudent } from '#domain/classrooms/students/student-edit.ts';
import { planMerge } from '#domain/classrooms/students/merge-students.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import { planChanges } from '#domain/classrooms/change-sets/plan-changes.ts';
import { fieldsOf, keyOf, type Roster, type RosterRow } from '#domain/classrooms/change-sets/roster.ts';
import type { StudentFields } from '#domain/classrooms/students/student.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { applyChangeSet } from './apply-change-set.ts';
import { licenseRefusalOf } from './change-students.ts';
import { schoolDay } from '../../organizations/access/school-day.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { StudentPorts } from './student-ports.ts';

/**
 * Changes the fields of a student in the caller's scope that differ from `seen`, if given. Refused if another user has changed one of these fields to a
 * different value.
 */
export type EditStudent = (
  caller: Acting,
  id: string,
  fields: StudentFields,
  seen?: SeenStudent,
) => Promise<Result<StudentChanged, StudentRefused<'edit'>>>;

/**
 * Merges two records of one student. The first record gets these fields and all classrooms of the second, which is archived. Students who must be apart from
 * the second must then be apart from the first (ROS-13).
 */
export type MergeStudents = (
  caller: Acting,
  ids: { readonly keep: string; readonly other: string },
  fields: StudentFields,
) => Promise<Result<StudentChanged, StudentRefused<'merge'>>>;

type Ports = Pick<StudentPorts, 'clock' | 'ids' | 'transaction'>;
type Stale = { readonly kind: 'student/changed-since' };
type Wanted<Problem> = {
  readonly kind: ChangeSetKind;
  readonly students: readonly string[];
  readonly plan: (rows: Roster, students: readonly RosterRow[]) => Result<readonly Change[], Problem>;
  readonly also?: (stores: Stores) => Promise<void>;
};

async function change<Problem>(
  { transaction, clock, ids }: Ports,
  caller: Acting,
  { kind, students, plan, also }: Wanted<Problem>,
): Promise<Result<StudentChanged, Problem | StudentRefused<'merge'>>> {
  return transaction.run(
    async (stores): Promise<Result<StudentChanged, Problem | StudentRefused<'merge'>>> => {
      const rows = await stores.roster.rows(students, scopeOf(caller.actor, 'student.edit'));
      const found = students.flatMap((id) => rows.get(keyOf({ kind: 'student', id })) ?? []);
      if (found.length < students.length) return err({ kind: 'student/not-found' });
      const refusal = licenseRefusalOf(caller, 'student.edit');
      if (refusal !== null) return err(refusal);
      const planned = plan(rows, found);
      if (!planned.ok) return planned;
      const changes = planned.value;
      if (changes.length === 0) return ok({ changeSetId: null });
      const organization = found[0]?.fields['organization'] ?? null;
      const set = { id: ids.next(), kind, organization, by: caller.account.id, at: clock.now() };
      await applyChangeSet(stores, { set, changes, students, classroom: null });
      await also?.(stores);
      return ok({ changeSetId: set.id });
    },
  );
}

export function editStudent(ports: Ports): EditStudent {
  return (caller, id, wanted, seen) =>
    change<Stale>(ports, caller, {
      kind: 'student-edited',
      students: [id],
      plan: (rows, [student]) => {
        if (student === undefined) return ok([]);
        const fields = planEdit(student, wanted, seen ?? null);
        if (fields === null) return err({ kind: 'student/changed-since' });
        const edited = { ...student, fields: fieldsOf({ ...student.fields, ...fields }) };
        return ok(planChanges(rows, new Map(rows).set(keyOf(student), edited)));
      },
    });
}

export function mergeStudents(ports: Ports): MergeStudents {
  return (caller, { keep, other }, fields) =>
    keep === other
      ? Promise.resolve(err({ kind: 'student/not-found' }))
      : change<never>(ports, caller, {
          kind: 'students-merged',
          students: [keep, other],
          plan: (rows, [kept, merged]) => {
            const today = schoolDay(caller, ports.clock.now());
            if (kept === undefined || merged === undefined) return ok([]);
            return ok(planMerge(rows, { keep: kept, other: merged, fields, today }));
          },
          also: ({ pairs }) => pairs.copyApart(other, keep),
        });
}
