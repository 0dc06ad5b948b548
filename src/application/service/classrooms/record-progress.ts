import type {
  ActivityNotFound,
  AssignmentNotFound,
  ChangeRefused,
  ClassroomArchived,
  EditConflict,
} from '#domain/classrooms/classroom-refusals.ts';
import type { ActivityProgress, ProgressEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { changeableAssignment } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignments.ts';
import { teacherOfCall } from './require-teacher.ts';

/** Records how far a class got with one activity (LES-7). */
export type RecordProgress = (
  caller: Caller,
  place: { readonly assignmentId: string; readonly activityId: string },
  version: number,
  edit: ProgressEdit,
) => Promise<
  Result<
    ActivityProgress,
    AssignmentNotFound | ActivityNotFound | ChangeRefused | ClassroomArchived | EditConflict<ActivityProgress>
  >
>;

export function recordProgress({
  presentAssignments,
  classrooms,
  clock,
}: Pick<ClassroomPorts, 'presentAssignments' | 'classrooms' | 'clock'>): RecordProgress {
  const read = async (
    { assignmentId, activityId }: Parameters<RecordProgress>[1],
    accountId: string,
  ): Promise<Result<ActivityProgress, AssignmentNotFound | ActivityNotFound>> => {
    const stored = await classrooms.assignment(assignmentId, accountId);
    if (stored === null || stored.removed) return err({ kind: 'assignment/not-found' });
    const { progress } = await presentAssignment(presentAssignments, stored);
    const found = progress.find((candidate) => candidate.activityId === activityId);
    return found === undefined ? err({ kind: 'assignment/no-such-activity' }) : ok(found);
  };

  return async (caller, place, version, edit) => {
    const teacher = teacherOfCall(caller);
    const { id } = teacher.account;
    const changeable = await changeableAssignment(classrooms, teacher, place.assignmentId);
    if (!changeable.ok) return changeable;
    const before = await read(place, id);
    if (!before.ok) return before;
    const recorded = await classrooms.recordProgress({ ...place, ...edit, by: id, at: clock.now() }, version);
    const now = await read(place, id);
    if (recorded || !now.ok) return now;
    return err({ kind: 'classroom/edit-conflict', current: now.value });
  };
}
