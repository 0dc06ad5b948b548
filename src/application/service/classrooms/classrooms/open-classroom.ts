import { covers } from '#domain/organizations/access/can.ts';
import { ownSubject } from '#domain/organizations/access/scope.ts';
import type { Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import {
  type Classroom,
  type ClassroomEdit,
  classroomLimits,
} from '#domain/classrooms/classrooms/classroom.ts';
import { capProblem } from '#domain/organizations/grants/capacity.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { placeOfCaller } from '../../organizations/access/cap-place.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { readable } from './classroom-of.ts';
import { presentClassroom } from './present-classroom.ts';

/** Creates a classroom for the caller in their current organization, if the trial or license has room. */
export type OpenClassroom = (
  caller: Caller,
  edit: ClassroomEdit,
) => Promise<Result<Classroom, Refused<'create'>>>;

export function openClassroom({
  transaction,
  clock,
  ids,
}: Pick<ClassroomPorts, 'transaction' | 'clock' | 'ids'>): OpenClassroom {
  return async (caller, edit) => {
    const { account, actor, membership } = caller;
    const covered = covers(actor, 'classroom.create', ownSubject);
    if (!covered.ok)
      return err({
        kind: covered.error.kind === 'license/ended' ? 'license/ended' : 'account/not-permitted',
      });
    const id = ids.next();
    const owner = { teacherId: ids.next(), accountId: account.id };
    const limit = classroomLimits.classroomsPerAccount;
    return transaction.run(async ({ capacity, classrooms }) => {
      const full = capProblem(
        await capacity.findForUpdate(placeOfCaller(caller), clock.now()),
        'classrooms',
        1,
      );
      if (full !== null) return err(full);
      const opened = await classrooms.open(
        { ...edit, id, organization: membership?.organization ?? null, owner, at: clock.now() },
        limit,
      );
      if (!opened) return err({ kind: 'classroom/limit' });
      const stored = await classrooms.byId(id, readable(caller));
      if (stored === null) throw new Error('the new classroom was not found');
      return ok(presentClassroom(stored, caller));
    });
  };
}
