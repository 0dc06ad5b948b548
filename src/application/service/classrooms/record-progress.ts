import { classroomRefusals, type EditConflict, type Refused } from '#domain/classrooms/classroom-refusals.ts';
import type { ActivityProgress, ProgressEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { changeableAssignment, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignments.ts';

/** Records how far a class got with one activity (LES-7). */
export type RecordProgress = (
  caller: Caller,
  place: { readonly assignmentId: string; readonly activityId: string },
  version: number,
  edit: ProgressEdit,
) => Promise<Result<ActivityProgress, Refused<'recordProgress'> | EditConflict<ActivityProgress>>>;

export function recordProgress({
  presentAssignments,
  classrooms,
  clock,
}: Pick<ClassroomPorts, 'presentAssignments' | 'classrooms' | 'clock'>): RecordProgress {
  const read = async (
    { assignmentId, activityId }: Parameters<RecordProgress>[1],
    caller: Caller,
  ): Promise<Result<ActivityProgress, Refused<'recordProgress'>>> => {
    const stored = await classrooms.assignment(assignmentId, readable(caller));
    if (stored === null || stored.removed) return err({ kind: 'assignment/not-found' });
    const { progress } = await presentAssignment(presentAssignments, stored);
    const found = progress.find((candidate) => candidate.activityId === activityId);
    return found === undefined ? err({ kind: 'assignment/no-such-activity' }) : ok(found);
  };

  return async (caller, place, version, edit) => {
    const wanted = { id: place.assignmentId, kinds: classroomRefusals.recordProgress } as const;
    const changeable = await changeableAssignment(classrooms, caller, wanted);
    if (!changeable.ok) return changeable;
    const before = await read(place, caller);
    if (!before.ok) return before;
    const recorded = await classrooms.recordProgress(
      { ...place, ...edit, by: caller.account.id, at: clock.now() },
      version,
    );
    const now = await read(place, caller);
    if (recorded || !now.ok) return now;
    return err({ kind: 'classroom/edit-conflict', current: now.value });
  };
}
