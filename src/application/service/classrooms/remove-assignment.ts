import type { AssignmentNotFound, Refused } from '#domain/classrooms/classroom-refusals.ts';
import { type Assignment, classroomLimits } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentAssignment } from './present-assignments.ts';
import { teacherOfCall } from './require-teacher.ts';

/** Takes a lesson from a classroom; nothing recorded goes with it (UI-5). Also after a license has ended (LIC-3). */
export type RemoveAssignment = (
  caller: Caller,
  id: string,
) => Promise<Result<Assignment, AssignmentNotFound>>;

/** Brings it back. */
export type RestoreAssignment = (
  caller: Caller,
  id: string,
) => Promise<Result<Assignment, Refused<'restoreAssignment'>>>;

type Ports = Pick<ClassroomPorts, 'presentAssignments' | 'classrooms'>;

async function read(
  { classrooms, presentAssignments }: Ports,
  id: string,
  accountId: string,
): Promise<Result<Assignment, AssignmentNotFound>> {
  const stored = await classrooms.assignment(id, accountId);
  return stored === null
    ? err({ kind: 'assignment/not-found' })
    : ok(await presentAssignment(presentAssignments, stored));
}

export function removeAssignment(ports: Ports): RemoveAssignment {
  return async (caller, id) => {
    const { account } = teacherOfCall(caller);
    const found = await read(ports, id, account.id);
    if (!found.ok) return found;
    await ports.classrooms.removeAssignment(id);
    return read(ports, id, account.id);
  };
}

export function restoreAssignment(ports: Ports & Pick<ClassroomPorts, 'transaction'>): RestoreAssignment {
  const limit = classroomLimits.assignmentsPerClassroom;
  return async (caller, id) => {
    const { account } = teacherOfCall(caller);
    const found = await read(ports, id, account.id);
    if (!found.ok) return found;
    const restored = await ports.transaction.run(({ classrooms }) => classrooms.restoreAssignment(id, limit));
    return restored ? read(ports, id, account.id) : err({ kind: 'classroom/assignment-limit' });
  };
}
