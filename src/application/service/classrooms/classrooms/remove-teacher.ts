import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { teacherPlaceOf } from '#domain/classrooms/classrooms/classroom-access.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredClassroom, TeacherRecord } from '../ports/classroom-repository.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { permittedClassroom, readable } from './classroom-of.ts';
import { presentClassroom } from './present-classroom.ts';

/**
 * Removes a co-teacher. Owners can remove any co-teacher. Co-teachers can remove only themselves; the result is then null. Works after a license has ended.
 * Idempotent.
 */
export type RemoveTeacher = (
  caller: Caller,
  id: string,
  teacherId: string,
) => Promise<Result<Classroom | null, Refused<'removeTeacher'>>>;

export function removeTeacher({
  classrooms,
  transaction,
}: Pick<ClassroomPorts, 'classrooms' | 'transaction'>): RemoveTeacher {
  const remove = (
    by: string,
    { id: subject, organization }: StoredClassroom,
    { id: teacherId, accountId }: TeacherRecord,
  ): Promise<void> =>
    transaction.run(async ({ classrooms: within, audit }) => {
      await within.removeTeacher(subject, teacherId);
      await audit.record({
        action: 'classroom/teacher-removed',
        by,
        subject,
        organization,
        concerns: accountId === null ? [] : [accountId],
        before: { teacherId, accountId },
        after: null,
      });
    });

  return async (caller, id, teacherId) => {
    const { account, actor } = caller;
    const permitted = await permittedClassroom(classrooms, caller, {
      id,
      action: ({ teachers }) =>
        teacherPlaceOf(teachers, actor)?.id === teacherId ? 'classroom.leave' : 'classroom.remove-teacher',
      kinds: classroomRefusals.removeTeacher,
    });
    if (!permitted.ok) return permitted;
    const removed = permitted.value.teachers.find((teacher) => teacher.id === teacherId);
    if (removed?.role === 'owner') return err({ kind: 'classroom/owner-stays' });
    if (removed !== undefined) await remove(account.id, permitted.value, removed);
    const left = await classrooms.byId(id, readable(caller));
    return ok(left === null ? null : presentClassroom(left, caller));
  };
}
