import type { ClassroomNotFound, OwnerOnly, OwnerStays } from '#domain/classrooms/classroom-refusals.ts';
import type { Classroom } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { TeacherRecord } from '../ports/classroom-repository.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom, teacherOf } from './present-classroom.ts';
import { teacherOfCall } from './require-teacher.ts';

/**
 * Owners remove any co-teacher, co-teachers themselves: they leave, and the answer is null. Also after a license
 * has ended. A teacher who is gone already is no error.
 */
export type RemoveTeacher = (
  caller: Caller,
  id: string,
  teacherId: string,
) => Promise<Result<Classroom | null, ClassroomNotFound | OwnerOnly | OwnerStays>>;

export function removeTeacher({
  classrooms,
  transaction,
}: Pick<ClassroomPorts, 'classrooms' | 'transaction'>): RemoveTeacher {
  const remove = (by: string, subject: string, { id: teacherId, accountId }: TeacherRecord): Promise<void> =>
    transaction.run(async ({ classrooms: within, audit }) => {
      await within.removeTeacher(subject, teacherId);
      const before = { teacherId, accountId };
      await audit.record({ action: 'classroom/teacher-removed', by, subject, before, after: null });
    });

  return async (caller, id, teacherId) => {
    const { account } = teacherOfCall(caller);
    const stored = await classrooms.byId(id, account.id);
    if (stored === null) return err({ kind: 'classroom/not-found' });
    const own = teacherOf(stored, account.id);
    if (own.role !== 'owner' && own.id !== teacherId) return err({ kind: 'classroom/owner-only' });
    if (own.role === 'owner' && own.id === teacherId) return err({ kind: 'classroom/owner-stays' });
    const removed = stored.teachers.find((teacher) => teacher.id === teacherId);
    if (removed !== undefined) await remove(account.id, id, removed);
    const left = await classrooms.byId(id, account.id);
    return ok(left === null ? null : presentClassroom(left, account.id));
  };
}
