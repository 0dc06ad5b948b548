import { covers } from '#domain/organizations/access/can.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { capProblem } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangeSet, isLongChange, undoProblem } from '#domain/classrooms/change-sets/change-set.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { type UndoReport, undoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { endMismatchedLogins } from './apply-change-set.ts';
import { nameRowsNotUndone } from './name-rows-not-undone.ts';
import type { StudentPorts } from './student-ports.ts';

/**
 * Undoes a change set by value; returns which changes were undone, were edited since, or cannot be undone (R14). Restores students only if the trial or license
 * has room.
 */
export type UndoChangeSet = (
  caller: Caller,
  id: string,
) => Promise<Result<UndoReport, StudentRefused<'undo'>>>;

function refusalOf(caller: Caller, { by, organization }: ChangeSet): StudentRefused<'undo'> | null {
  const relation = by === caller.account.id ? 'owner' : 'none';
  const covered = covers(caller.actor, 'student.edit', { relation, organization });
  if (covered.ok) return null;
  return { kind: covered.error.kind === 'license/ended' ? 'license/ended' : 'account/not-permitted' };
}

export function undoChangeSet({
  transaction,
  clock,
  ids,
}: Pick<StudentPorts, 'clock' | 'ids' | 'transaction'>): UndoChangeSet {
  return (caller, id) =>
    transaction.run(async ({ capacity, roster, audit, logins }) => {
      const set = await roster.changeSet(id, scopeOf(caller.actor, 'student.edit'));
      if (set === null || isLongChange(set.kind)) return err({ kind: 'roster/not-found' });
      const refusal = refusalOf(caller, set);
      if (refusal !== null) return err(refusal);
      const done = await roster.changes(id);
      const problem = undoProblem({ ...set, undoneBy: done.undoneBy }, clock.now());
      if (problem !== null) return err({ kind: problem });
      const { organization } = set;
      const changes = inverse(done.changes);
      const back = changes.filter(
        ({ kind, field, to }) => kind === 'student' && field === 'state' && to === 'active',
      );
      if (back.length > 0) {
        const there = await capacity.findForUpdate({ organization, owner: caller.account.id }, clock.now());
        const full = capProblem(there, 'students', back.length);
        if (full !== null) return err(full);
      }
      const undo = { id: ids.next(), kind: 'undo', organization, at: clock.now(), undoes: id } as const;
      const undone = await roster.apply({ ...undo, by: caller.account.id }, changes);
      await endMismatchedLogins({ logins }, undone);
      await audit.record({
        action: 'change-set/undone',
        by: caller.account.id,
        subject: id,
        organization,
        concerns: [...new Set(undone.flatMap(({ kind, id: row }) => (kind === 'student' ? [row] : [])))],
      });
      const report = undoReport(undone);
      return ok({ ...report, ...(await nameRowsNotUndone(roster, report)) });
    });
}
