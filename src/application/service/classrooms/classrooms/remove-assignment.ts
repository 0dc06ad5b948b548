import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { type Assignment, classroomLimits } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { permittedAssignment, readable } from './classroom-of.ts';
import { presentAssignment } from './present-assignment.ts';

/** Removes a lesson from a classroom; recorded data is kept (UI-5). Works after a license has ended (LIC-3). */
export type RemoveAssignment = (
  caller: Caller,
  id: string,
) => Promise<Result<Assignment, Refused<'removeAssignment'>>>;

export type RestoreAssignment = (
  caller: Caller,
  id: string,
) => Promise<Result<Assignment, Refused<'restoreAssignment'>>>;

type Ports = Pick<ClassroomPorts, 'classrooms' | 'transaction'>;

async function read(
  { classrooms }: Pick<Ports, 'classrooms'>,
  caller: Caller,
  id: string,
): Promise<Result<Assignment, Refused<'removeAssignment'>>> {
  const found = await classrooms.assignment(id, readable(caller));
  return found === null ? err({ kind: 'assignment/not-found' }) : ok(presentAssignment(found.assignment));
}

export function removeAssignment(ports: Ports): RemoveAssignment {
  return async (caller, id) => {
    const wanted = { id, action: 'classroom.tidy', kinds: classroomRefusals.removeAssignment } as const;
    const permitted = await permittedAssignment(ports.classrooms, caller, wanted);
    if (!permitted.ok) return permitted;
    const { assignment, classroom } = permitted.value;
    if (!assignment.removed)
      await ports.transaction.run(async ({ classrooms, audit }) => {
        await classrooms.removeAssignment(id);
        await audit.record({
          action: 'classroom/lesson-removed',
          by: caller.account.id,
          subject: assignment.classroomId,
          organization: classroom.organization,
          before: { lesson: assignment.lessonSlug },
          after: null,
        });
      });
    return read(ports, caller, id);
  };
}

export function restoreAssignment(ports: Ports): RestoreAssignment {
  const limit = classroomLimits.assignmentsPerClassroom;
  return async (caller, id) => {
    const wanted = { id, action: 'classroom.tidy', kinds: classroomRefusals.restoreAssignment } as const;
    const permitted = await permittedAssignment(ports.classrooms, caller, wanted);
    if (!permitted.ok) return permitted;
    const { assignment, classroom } = permitted.value;
    const restored = await ports.transaction.run(async ({ classrooms, audit }) => {
      const back = await classrooms.restoreAssignment(id, limit);
      if (back !== null && back !== 'full' && assignment.removed)
        await audit.record({
          action: 'classroom/lesson-put-back',
          by: caller.account.id,
          subject: assignment.classroomId,
          organization: classroom.organization,
          before: null,
          after: { lesson: assignment.lessonSlug },
        });
      return back;
    });
    if (restored === null) return err({ kind: 'assignment/not-found' });
    return restored === 'full'
      ? err({ kind: 'classroom/assignment-limit' })
      : ok(presentAssignment(restored));
  };
}
