import { classroomRefusals, type Refused } from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { permittedClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/** Archives a classroom of the caller, or brings it back; also after a license has ended (LIC-3). */
export type ArchiveClassroom = (
  caller: Caller,
  id: string,
  archived: boolean,
) => Promise<Result<Classroom, Refused<'setArchived'>>>;

export function archiveClassroom({
  classrooms,
  clock,
  transaction,
}: Pick<ClassroomPorts, 'classrooms' | 'clock' | 'transaction'>): ArchiveClassroom {
  return async (caller, id, archived) => {
    const wanted = { id, action: 'classroom.archive', kinds: classroomRefusals.setArchived } as const;
    const permitted = await permittedClassroom(classrooms, caller, wanted);
    if (!permitted.ok) return permitted;
    const { archivedAt, organization } = permitted.value;
    if ((archivedAt !== null) !== archived) {
      await transaction.run(async (stores) => {
        await stores.classrooms.setArchived(id, archived ? clock.now() : null);
        const action = archived ? 'classroom/archived' : 'classroom/restored';
        await stores.audit.record({ action, by: caller.account.id, subject: id, organization });
      });
    }
    const stored = await classrooms.byId(id, readable(caller));
    return stored === null ? err({ kind: 'classroom/not-found' }) : ok(presentClassroom(stored, caller));
  };
}
