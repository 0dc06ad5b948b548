import { isWithin } from '#domain/organizations/access/scope.ts';
import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { StoredClassroom, TeacherRecord } from '../ports/classroom-repository.ts';
import { permittedClassroom, readable } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/**
 * Makes a co-teacher of the same organization the owner of a classroom (ROS-1). The former owner becomes a co-teacher, or loses access if
 * `stays` is false; the result is null if the caller loses access. Works after a license has ended.
 */
export type TransferClassroom = (
  caller: Caller,
  id: string,
  to: { readonly teacherId: string; readonly stays: boolean },
) => Promise<Result<Classroom | null, Refused<'transfer'>>>;

type Ports = Pick<ClassroomPorts, 'actors' | 'classrooms' | 'transaction'>;

/** Whether an account belongs to the classroom's organization, one of its parents or an organization below it; true if the classroom has no organization. */
async function isOfOrganization(
  actors: ActorSource,
  { organization }: StoredClassroom,
  accountId: string,
): Promise<boolean> {
  if (organization === null) return true;
  const memberships = (await actors.load({ id: accountId }))?.memberships ?? [];
  return memberships.some(
    (place) => isWithin(organization, place.organization) || isWithin(place.organization, organization),
  );
}

export function transferClassroom({ actors, classrooms, transaction }: Ports): TransferClassroom {
  const handOver = (
    by: string,
    { id, organization, teachers: [owner] }: StoredClassroom,
    next: TeacherRecord & { readonly accountId: string },
    stays: boolean,
  ): Promise<void> =>
    transaction.run(async ({ classrooms: within, classroomLife, audit }) => {
      const before = { accountId: owner?.accountId ?? '' };
      await classroomLife.makeOwner(id, next.id);
      if (!stays && owner !== undefined) await within.removeTeacher(id, owner.id);
      const after = { accountId: next.accountId };
      const concerns = [before.accountId, after.accountId];
      const act = { action: 'classroom/transferred', by, subject: id, organization, concerns } as const;
      await audit.record({ ...act, before, after });
    });

  return async (caller, id, { teacherId, stays }) => {
    const found = await permittedClassroom(classrooms, caller, {
      id,
      action: 'classroom.transfer',
      kinds: classroomRefusals.transfer,
      checked: ['same-organization'],
    });
    if (!found.ok) return found;
    const classroom = found.value;
    const next = classroom.teachers.find(
      (teacher) => teacher.id === teacherId && teacher.role === 'co-teacher',
    );
    const accountId = next?.accountId ?? null;
    if (next === undefined || accountId === null || !(await isOfOrganization(actors, classroom, accountId)))
      return err({ kind: 'classroom/cannot-own' });
    await handOver(caller.account.id, classroom, { ...next, accountId }, stays);
    const left = await classrooms.byId(id, readable(caller));
    return ok(left === null ? null : presentClassroom(left, caller));
  };
}
