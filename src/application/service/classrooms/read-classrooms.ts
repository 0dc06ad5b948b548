import type { ClassroomNotFound } from '#domain/classrooms/classroom-refusals.ts';
import type { ClassroomBoard, ClassroomCard } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { readable } from './classroom-of.ts';
import { presentClassroom } from './present-classroom.ts';

/** Every classroom that the caller may read, archived ones too, by name. */
export type ListClassrooms = (caller: Caller) => Promise<readonly ClassroomCard[]>;

export function listClassrooms({ classrooms }: Pick<ClassroomPorts, 'classrooms'>): ListClassrooms {
  return async (caller) => {
    const stored = await classrooms.list(readable(caller));
    return stored.map((classroom) => ({
      ...presentClassroom(classroom, caller),
      assignedLessons: classroom.assignedLessons,
      marked: classroom.marked,
    }));
  };
}

/** One of them, with what is assigned to it. */
export type ReadClassroom = (
  caller: Caller,
  id: string,
) => Promise<Result<ClassroomBoard, ClassroomNotFound>>;

export function readClassroom({
  presentAssignments,
  classrooms,
}: Pick<ClassroomPorts, 'presentAssignments' | 'classrooms'>): ReadClassroom {
  return async (caller, id) => {
    const scope = readable(caller);
    const stored = await classrooms.byId(id, scope);
    if (stored === null) return err({ kind: 'classroom/not-found' });
    const assignments = await presentAssignments(await classrooms.assignments(id, scope));
    return ok({ classroom: presentClassroom(stored, caller), assignments });
  };
}
