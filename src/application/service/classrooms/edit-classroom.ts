import type {
  ChangeRefused,
  ClassroomArchived,
  ClassroomNotFound,
  EditConflict,
} from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom, ClassroomEdit } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { changeableClassroom } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';
import { teacherOfCall } from './require-teacher.ts';

/** Renames a classroom or changes its grade band; its co-teachers may, too. */
export type EditClassroom = (
  caller: Caller,
  id: string,
  version: number,
  edit: ClassroomEdit,
) => Promise<
  Result<Classroom, ClassroomNotFound | ChangeRefused | ClassroomArchived | EditConflict<Classroom>>
>;

export function editClassroom({ classrooms }: Pick<ClassroomPorts, 'classrooms'>): EditClassroom {
  return async (caller, id, version, edit) => {
    const teacher = teacherOfCall(caller);
    const changeable = await changeableClassroom(classrooms, teacher, id);
    if (!changeable.ok) return changeable;
    const changed = await classrooms.change(id, version, edit);
    const stored = await classrooms.byId(id, teacher.account.id);
    if (stored === null) return err({ kind: 'classroom/not-found' });
    const current = presentClassroom(stored, teacher.account.id);
    return changed ? ok(current) : err({ kind: 'classroom/edit-conflict', current });
  };
}
