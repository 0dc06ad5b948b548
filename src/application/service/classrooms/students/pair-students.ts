import { apartOf, type ClassPairs, type Groups } from '#domain/classrooms/pairs/pairs.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom, permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { StudentPorts } from './student-ports.ts';

type Ports = Omit<StudentPorts, 'ids'>;

/** Returns the pairs of a class for its teachers, not for other managers of the school (ROS-13). The read is logged (SEC-5). */
export type ReadPairs = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<ClassPairs, StudentRefused<'pairs'>>>;

export function readPairs(ports: Ports): ReadPairs {
  return async (caller, classroomId) => {
    const request = {
      id: classroomId,
      action: 'classroom.read-pairs',
      kinds: ['classroom/not-found'],
    } as const;
    const classroom = await permittedClassroom(ports.classrooms, caller, request);
    if (!classroom.ok) return classroom;
    const on = await dayOfClassroom(ports, classroom.value, caller);
    return ports.transaction.run(async ({ pairs, audit }) => {
      const found = await pairs.ofClassroom(classroomId, on);
      const { students } = found;
      await audit.record({
        action: 'classroom/students-read',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
        concerns: students.map(({ id }) => id),
        read: { filter: { on, pairs: true }, count: students.length },
      });
      return ok(found);
    });
  };
}

const action = 'classroom.pair';
const kinds = ['classroom/not-found', 'license/ended', 'account/not-permitted'] as const;

/** Saves the pairs of a lesson for the current day. Replaces earlier pairs of the lesson for this day. */
export type SavePairs = (
  caller: Caller,
  lesson: { readonly classroomId: string; readonly assignmentId: string },
  groups: Groups,
) => Promise<Result<null, StudentRefused<'savePairs'>>>;

export function savePairs(ports: Ports): SavePairs {
  return async (caller, { classroomId, assignmentId }, groups) => {
    const classroom = await changeableClassroom(ports.classrooms, caller, { id: classroomId, action, kinds });
    if (!classroom.ok) return classroom;
    const on = await dayOfClassroom(ports, classroom.value, caller);
    const saved = await ports.transaction.run(({ pairs }) =>
      pairs.save({ classroomId, assignmentId, on, groups }),
    );
    if (saved === 'saved') return ok(null);
    return err({ kind: saved === 'no-lesson' ? 'assignment/not-found' : 'student/not-found' });
  };
}

/** Sets whether two students of a class must be apart. No reason is stored. The change is logged (SEC-5). */
export type SetApart = (
  caller: Caller,
  classroomId: string,
  wanted: { readonly students: readonly [string, string]; readonly apart: boolean },
) => Promise<Result<null, StudentRefused<'setApart'>>>;

export function setApart(ports: Ports): SetApart {
  return async (caller, classroomId, { students: [one, other], apart }) => {
    const classroom = await changeableClassroom(ports.classrooms, caller, { id: classroomId, action, kinds });
    if (!classroom.ok) return classroom;
    const on = await dayOfClassroom(ports, classroom.value, caller);
    const students = apartOf(one, other);
    return ports.transaction.run(async ({ pairs, audit }) => {
      const set = await pairs.setApart({ classroomId, students, on, apart });
      if (!set) return err({ kind: 'student/not-found' });
      await audit.record({
        action: apart ? 'classroom/students-kept-apart' : 'classroom/students-let-together',
        by: caller.account.id,
        subject: classroomId,
        organization: classroom.value.organization,
        concerns: students,
      });
      return ok(null);
    });
  };
}
