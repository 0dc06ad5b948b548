import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { keyOf } from '#domain/classrooms/change-sets/roster.ts';
import type { StudentPlan } from '#domain/classrooms/students/plan-student-act.ts';
import type { FinalAct, StudentSkip } from '#domain/classrooms/students/student-acts.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { type ErasePorts, eraseStudents } from './erase-students.ts';

const actionOf = { reset: 'student.edit', erase: 'student.erase' } as const;

/** Plans an irreversible action. Returns the students to change and the skipped students. A login is reset only for active students who have one. */
export async function planFinalAct(
  { roster, logins }: Pick<Stores, 'logins' | 'roster'>,
  { actor }: Pick<Acting, 'actor'>,
  { act, ids }: { readonly act: FinalAct; readonly ids: readonly string[] },
): Promise<StudentPlan> {
  const rows = await roster.rows(ids, scopeOf(actor, actionOf[act.kind]));
  const withLogin = act.kind === 'reset' ? new Set(await logins.having(ids)) : null;
  const missing = ids.filter((id) => !rows.has(keyOf({ kind: 'student', id })));
  const seen = missing.length === 0 ? null : await roster.rows(missing, scopeOf(actor, 'classroom.read'));
  const why = (id: string): StudentSkip | null => {
    const student = rows.get(keyOf({ kind: 'student', id }));
    if (student === undefined)
      return seen?.has(keyOf({ kind: 'student', id })) === true
        ? 'classroom/owner-only'
        : 'student/not-found';
    if (withLogin === null) return null;
    if (student.fields['state'] === 'archived') return 'student/archived';
    return withLogin.has(id) ? null : 'student/no-login';
  };
  const students = [...new Set(ids)].map((id) => ({ id, why: why(id) }));
  return {
    changes: [],
    changed: students.flatMap((each) => (each.why === null ? [each.id] : [])),
    skipped: students.flatMap(({ id, why: reason }) => (reason === null ? [] : [{ id, why: reason }])),
  };
}

/** Deletes logins or erases students, with one audit entry without names (SEC-5, SEC-6). Must be called in a transaction. */
export async function actForGood(
  stores: Pick<Stores, 'audit' | 'logins' | 'roster' | 'sources'>,
  ports: ErasePorts,
  { kind }: FinalAct,
  {
    id,
    by,
    organization,
    students,
  }: {
    /** The id for finding the entry. A job has one id for all its parts. */
    readonly id: string;
    /** Null for an automatic deletion after the retention time. */
    readonly by: string | null;
    readonly organization: OrganizationPath | null;
    readonly students: readonly string[];
  },
): Promise<void> {
  await (kind === 'erase' ? eraseStudents(stores, ports, students) : stores.logins.end(students));
  await stores.audit.record({
    action: kind === 'erase' ? 'students/erased' : 'students/logins-ended',
    by,
    subject: id,
    organization,
    concerns: students,
    before: null,
    after: { count: students.length },
  });
}
