import type { ClassroomNotFound, OwnerOnly } from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import { ownedClassroom } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/** Archives a classroom of the caller, or brings it back; also after a license has ended (LIC-3). */
export type ArchiveClassroom = (
  identity: VerifiedIdentity,
  id: string,
  archived: boolean,
) => Promise<Result<Classroom, ClassroomNotFound | OwnerOnly>>;

export function archiveClassroom({
  requireTeacher,
  classrooms,
  clock,
}: Pick<ClassroomPorts, 'requireTeacher' | 'classrooms' | 'clock'>): ArchiveClassroom {
  return async (identity, id, archived) => {
    const teacher = await requireTeacher(identity);
    const owned = await ownedClassroom(classrooms, teacher, id);
    if (!owned.ok) return owned;
    await classrooms.setArchived(id, archived ? clock.now() : null);
    const kept = await classrooms.byId(id, teacher.account.id);
    return kept === null
      ? err({ kind: 'classroom/not-found' })
      : ok(presentClassroom(kept, teacher.account.id));
  };
}
