import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { type CapReached, capProblem } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { placeOfClassroom } from '../../organizations/access/cap-place.ts';
import { permittedClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/** Archives or restores the caller's classroom, even after a license has ended (LIC-3). Restoring requires room in the trial or license. */
export type ArchiveClassroom = (
  caller: Caller,
  id: string,
  archived: boolean,
) => Promise<Result<Classroom, Refused<'archive'>>>;

export function archiveClassroom({
  classrooms,
  clock,
  transaction,
}: Pick<ClassroomPorts, 'classrooms' | 'clock' | 'transaction'>): ArchiveClassroom {
  return async (caller, id, archived) => {
    const wanted = { id, action: 'classroom.archive', kinds: classroomRefusals.archive } as const;
    const permitted = await permittedClassroom(classrooms, caller, wanted);
    if (!permitted.ok) return permitted;
    const { archivedAt, organization } = permitted.value;
    if ((archivedAt !== null) !== archived) {
      const full = await transaction.run(async (stores): Promise<CapReached<'classrooms'> | null> => {
        if (!archived) {
          const there = await stores.capacity.findForUpdate(placeOfClassroom(permitted.value), clock.now());
          const problem = capProblem(there, 'classrooms', 1);
          if (problem !== null) return problem;
        }
        await stores.classrooms.setArchived(id, archived ? clock.now() : null);
        const action = archived ? 'classroom/archived' : 'classroom/restored';
        await stores.audit.record({ action, by: caller.account.id, subject: id, organization });
        return null;
      });
      if (full !== null) return err(full);
    }
    const stored = await classrooms.byId(id, readable(caller));
    return stored === null ? err({ kind: 'classroom/not-found' }) : ok(presentClassroom(stored, caller));
  };
}
