import type { ClassroomNotFound, OwnerOnly } from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { ownedClassroom } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';
import { teacherOfCall } from './require-teacher.ts';

/** Archives a classroom of the caller, or brings it back; also after a license has ended (LIC-3). */
export type ArchiveClassroom = (
  caller: Caller,
  id: string,
  archived: boolean,
) => Promise<Result<Classroom, ClassroomNotFound | OwnerOnly>>;

export function archiveClassroom({
  classrooms,
  clock,
}: Pick<ClassroomPorts, 'classrooms' | 'clock'>): ArchiveClassroom {
  return async (caller, id, archived) => {
    const teacher = teacherOfCall(caller);
    const owned = await ownedClassroom(classrooms, teacher, id);
    if (!owned.ok) return owned;
    await classrooms.setArchived(id, archived ? clock.now() : null);
    const stored = await classrooms.byId(id, teacher.account.id);
    return stored === null
      ? err({ kind: 'classroom/not-found' })
      : ok(presentClassroom(stored, teacher.account.id));
  };
}
