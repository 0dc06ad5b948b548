import { classroomRefusals, type EditConflict, type Refused } from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom, ClassroomEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { changeableClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/** Renames a classroom or changes its grade band; its co-teachers may, too. */
export type EditClassroom = (
  caller: Caller,
  id: string,
  version: number,
  edit: ClassroomEdit,
) => Promise<Result<Classroom, Refused<'change'> | EditConflict<Classroom>>>;

export function editClassroom({ classrooms }: Pick<ClassroomPorts, 'classrooms'>): EditClassroom {
  return async (caller, id, version, edit) => {
    const wanted = { id, action: 'classroom.edit', kinds: classroomRefusals.change } as const;
    const changeable = await changeableClassroom(classrooms, caller, wanted);
    if (!changeable.ok) return changeable;
    const changed = await classrooms.change(id, version, edit);
    const stored = await classrooms.byId(id, readable(caller));
    if (stored === null) return err({ kind: 'classroom/not-found' });
    const current = presentClassroom(stored, caller);
    return changed ? ok(current) : err({ kind: 'classroom/edit-conflict', current });
  };
}
