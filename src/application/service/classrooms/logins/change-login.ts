import { err, ok, type Result } from '#domain/result.ts';
import type { LoginCard } from '#domain/classrooms/logins/login-card.ts';
import type { StudentOfClassroom } from '#domain/classrooms/logins/login-file.ts';
import { noLoginLock } from '#domain/classrooms/logins/login-lock.ts';
import { type LoginRefused, loginRefusals } from '#domain/classrooms/logins/login-refusals.ts';
import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import { usualLoginKind } from '#domain/classrooms/logins/login.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom, permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import { applyChangeSet } from '../students/apply-change-set.ts';
import { newLogin, loginValueOf } from './new-login.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/**
 * Creates a new login for a student. The old login and its tokens end immediately. If `kind` is null, the login has the student's chosen kind, else the kind
 * of the old login. If `kind` differs from the chosen kind, a change set saves it as the chosen kind.
 */
export type ResetLogin = (
  caller: Caller,
  student: StudentOfClassroom,
  kind: LoginKind | null,
) => Promise<Result<LoginCard, LoginRefused<'reset'>>>;

export function resetLogin(ports: StudentLoginPorts): ResetLogin {
  const { classrooms, transaction, vault, clock, ids } = ports;
  return async (caller, { classroomId, studentId }, choice) => {
    const wanted = { id: classroomId, action: 'student.edit', kinds: loginRefusals.reset } as const;
    const classroom = await changeableClassroom(classrooms, caller, wanted);
    if (!classroom.ok) return classroom;
    const { organization, gradeBand } = classroom.value;
    const today = await dayOfClassroom(ports, classroom.value, caller);
    return transaction.run(async ({ logins, audit, roster }) => {
      const there = await logins.ofClassroom(classroomId, today);
      const student = there.find(({ id }) => id === studentId);
      if (student === undefined) return err({ kind: 'student/not-found' });
      const { wish, grade, login: before } = student;
      const kind = choice ?? wish ?? before?.kind ?? usualLoginKind(grade, gradeBand);
      if (wish !== null && wish !== kind) {
        const by = caller.account.id;
        const set = { id: ids.next(), kind: 'student-edited', organization, by, at: clock.now() } as const;
        const change = { kind: 'student', id: studentId, field: 'login', from: wish, to: kind } as const;
        const chosen = { set, changes: [change], students: [studentId], classroom: null };
        await applyChangeSet({ roster, audit, logins }, chosen);
      }
      const login = newLogin(ports, { studentId, kind });
      await logins.replace(login);
      await audit.record({
        action: 'student/login-reset',
        by: caller.account.id,
        subject: studentId,
        organization,
        before: null,
        after: { classroom: classroomId, kind },
      });
      const { given, family } = student;
      const name = namesInClass(there).get(studentId) ?? given;
      return ok({
        id: studentId,
        given,
        family,
        name,
        kind,
        value: loginValueOf(vault, login),
        lockedUntil: null,
      });
    });
  };
}

export type UnlockLogin = (
  caller: Caller,
  student: StudentOfClassroom,
) => Promise<Result<void, LoginRefused<'unlock'>>>;

export function unlockLogin(
  ports: Pick<StudentLoginPorts, 'classrooms' | 'clock' | 'organizations' | 'transaction'>,
): UnlockLogin {
  const { classrooms, transaction } = ports;
  return async (caller, { classroomId, studentId }) => {
    const request = { id: classroomId, action: 'student.show-login', kinds: loginRefusals.unlock } as const;
    const classroom = await permittedClassroom(classrooms, caller, request);
    if (!classroom.ok) return classroom;
    const today = await dayOfClassroom(ports, classroom.value, caller);
    return transaction.run(async ({ logins, audit }) => {
      const there = await logins.ofClassroom(classroomId, today);
      if (!there.some(({ id }) => id === studentId)) return err({ kind: 'student/not-found' });
      await logins.setLock(studentId, noLoginLock);
      await audit.record({
        action: 'student/login-unlocked',
        by: caller.account.id,
        subject: studentId,
        organization: classroom.value.organization,
      });
      return ok(undefined);
    });
  };
}
