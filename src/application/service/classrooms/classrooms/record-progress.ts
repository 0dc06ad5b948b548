import {
  classroomRefusals,
  type EditConflict,
  type Refused,
} from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { ActivityProgress, ProgressEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredAssignment } from '../ports/classroom-repository.ts';
import { changeableAssignment, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignment.ts';

/** Saves a class's progress in an activity (LES-7). */
export type RecordProgress = (
  caller: Caller,
  place: { readonly assignmentId: string; readonly activityId: string },
  version: number,
  edit: ProgressEdit,
) => Promise<Result<ActivityProgress, Refused<'recordProgress'> | EditConflict<ActivityProgress>>>;

type Found = Result<ActivityProgress, Refused<'recordProgress'>>;

function progressOf(stored: StoredAssignment, activityId: string): Found {
  const found = presentAssignment(stored).progress.find((candidate) => candidate.activityId === activityId);
  return found === undefined ? err({ kind: 'assignment/no-such-activity' }) : ok(found);
}

export function recordProgress({
  classrooms,
  clock,
}: Pick<ClassroomPorts, 'classrooms' | 'clock'>): RecordProgress {
  const readAgain = async (caller: Caller, id: string, activityId: string): Promise<Found> => {
    const found = await classrooms.assignment(id, readable(caller));
    if (found === null || found.assignment.removed) return err({ kind: 'assignment/not-found' });
    return progressOf(found.assignment, activityId);
  };

  return async (caller, place, version, edit) => {
    const { assignmentId, activityId } = place;
    const wanted = { id: assignmentId, kinds: classroomRefusals.recordProgress } as const;
    const changeable = await changeableAssignment(classrooms, caller, wanted);
    if (!changeable.ok) return changeable;
    const before = progressOf(changeable.value, activityId);
    if (!before.ok) return before;
    const recorded = await classrooms.recordProgress(
      { ...place, ...edit, by: caller.account.id, at: clock.now() },
      version,
    );
    const now = await readAgain(caller, assignmentId, activityId);
    if (recorded || !now.ok) return now;
    return err({ kind: 'classroom/edit-conflict', current: now.value });
  };
}
