import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  maxSkipsNamed,
  type StudentAct,
  type StudentsActed,
  studentsPerBatch,
  type StudentsChanged,
  type StudentSelection,
  type StudentsOrder,
} from '#domain/classrooms/students/student-acts.ts';
import type { Acting, Caller } from '../../identity/caller/caller.ts';
import { loadOrderer } from '../../organizations/access/load-orderer.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import { type ActRefused, actionOf, type ChangeStudents, changeStudents } from './change-students.ts';
import type { StudentPorts } from './student-ports.ts';

/**
 * Acts on a selection: immediately for up to `studentsPerBatch` students, else by a job. If the selection is a filter, its students are selected now. The
 * result is one change set in both cases.
 */
export type ActOnStudents = (
  caller: Caller,
  act: StudentAct,
  chosen: StudentSelection,
) => Promise<Result<StudentsActed, ActRefused>>;

async function idsOf(
  { transaction }: Pick<StudentPorts, 'transaction'>,
  { actor }: Caller,
  { act, chosen }: { readonly act: StudentAct; readonly chosen: StudentSelection },
): Promise<readonly string[]> {
  const { selection, archived } = chosen;
  if (selection.of === 'ids') return [...new Set(selection.ids)];
  const except = new Set(selection.except);
  const scope = scopeOf(actor, actionOf[act.kind]);
  const found = await transaction.run(({ students }) =>
    students.ids({ archived, filter: selection.filter }, scope),
  );
  return found.filter((id) => !except.has(id));
}

export function actOnStudents(ports: StudentPorts): ActOnStudents {
  const change = changeStudents(ports);
  return async (caller, act, chosen) => {
    const { account, membership } = caller;
    const ids = await idsOf(ports, caller, { act, chosen });
    const count = ids.length;
    // Permission is checked here, and again by the job.
    const done = await change(caller, act, count > studentsPerBatch ? [] : ids);
    if (!done.ok) return done;
    if (count <= studentsPerBatch) return ok({ count, jobId: null, result: done.value });
    if (membership === null) return err({ kind: 'account/not-permitted' });
    const { organization } = membership;
    const order = { by: account.id, organization, act, ids, changeSetId: ports.ids.next() };
    return ports.transaction.run(async ({ jobs }) =>
      ok({ count, jobId: await jobs.enqueue('act-on-students', order, account.id), result: null }),
    );
  };
}

export type ActOnStudentsPorts = StudentPorts & { readonly actors: ActorSource };

async function changeSome(
  change: ChangeStudents,
  by: Acting | null,
  { act, ids, changeSetId }: Pick<StudentsOrder, 'act' | 'changeSetId' | 'ids'>,
): Promise<StudentsChanged> {
  const done =
    by === null ? err({ kind: 'account/not-permitted' } as const) : await change(by, act, ids, changeSetId);
  if (done.ok) return done.value;
  const skipped = ids.map((id) => ({ id, why: done.error.kind }));
  return { act: act.kind, changeSetId: null, changed: 0, skippedCount: ids.length, skipped };
}

async function changeSetOf(
  { transaction }: Pick<StudentPorts, 'transaction'>,
  { actor }: Acting,
  { act, changeSetId }: Pick<StudentsOrder, 'act' | 'changeSetId'>,
): Promise<string | null> {
  const scope = scopeOf(actor, actionOf[act.kind]);
  return (await transaction.run(({ roster }) => roster.changeSet(changeSetId, scope)))?.id ?? null;
}

/**
 * Acts on many students in one change set, with `studentsPerBatch` students per transaction, and with the permissions that the job's user has when the job
 * starts. A retry skips students that an earlier attempt changed, and returns the same change set.
 */
export function actOnStudentsJob(ports: ActOnStudentsPorts): JobHandler<JobKinds, 'act-on-students'> {
  const change = changeStudents(ports);
  return async (order, { report }) => {
    const by = await loadOrderer(ports, order);
    const total = order.ids.length;
    const begun = by === null ? null : await changeSetOf(ports, by, order);
    let result: StudentsChanged = {
      act: order.act.kind,
      changeSetId: begun,
      changed: 0,
      skippedCount: 0,
      skipped: [],
    };
    for (let done = 0; done < total; done += studentsPerBatch) {
      const ids = order.ids.slice(done, done + studentsPerBatch);
      const some = await changeSome(change, by, { ...order, ids });
      result = {
        act: result.act,
        changeSetId: result.changeSetId ?? some.changeSetId,
        changed: result.changed + some.changed,
        skippedCount: result.skippedCount + some.skippedCount,
        skipped: [...result.skipped, ...some.skipped].slice(0, maxSkipsNamed),
      };
      if (!(await report({ done: Math.min(done + studentsPerBatch, total), total, step: null })))
        return result;
    }
    return result;
  };
}
