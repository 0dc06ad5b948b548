import { changesOfClassroom } from '#domain/classrooms/classrooms/classroom-change.ts';
import {
  classroomRefusals,
  type EditConflict,
  type Refused,
} from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Classroom, ClassroomEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/**
 * Changes the name, grade band, term, color or icon of a classroom. Co-teachers may do this, too. Changes are logged (ROS-9). The name and grade band of a
 * synced classroom can be changed only by its source (R17).
 */
export type EditClassroom = (
  caller: Caller,
  id: string,
  version: number,
  edit: ClassroomEdit,
) => Promise<Result<Classroom, Refused<'change'> | EditConflict<Classroom>>>;

export function editClassroom({
  classrooms,
  transaction,
}: Pick<ClassroomPorts, 'classrooms' | 'transaction'>): EditClassroom {
  return async (caller, id, version, edit) => {
    const wanted = { id, action: 'classroom.edit', kinds: classroomRefusals.change } as const;
    const changeable = await changeableClassroom(classrooms, caller, wanted);
    if (!changeable.ok) return changeable;
    const before = changeable.value;
    const renames = edit.name !== before.name || edit.gradeBand !== before.gradeBand;
    if (before.source !== null && renames) return err({ kind: 'classroom/from-source' });
    const changes = changesOfClassroom(before, edit);
    const changed = await transaction.run(async (stores) => {
      const done = await stores.classrooms.change(id, version, edit);
      if (done && changes.length > 0)
        await stores.audit.record({
          action: 'classroom/changed',
          by: caller.account.id,
          subject: id,
          organization: before.organization,
          before: null,
          after: { changes },
        });
      return done;
    });
    if (changed) return ok(presentClassroom({ ...before, ...edit, version: version + 1 }, caller));
    const stored = await classrooms.byId(id, readable(caller));
    if (stored === null) return err({ kind: 'classroom/not-found' });
    return err({ kind: 'classroom/edit-conflict', current: presentClassroom(stored, caller) });
  };
}
