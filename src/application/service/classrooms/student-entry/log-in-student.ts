import { err, ok, type Result } from '#domain/result.ts';
import type { EnteredStudent } from '#domain/classrooms/students/entry.ts';
import { afterWrongLogin, noLoginLock, secondsLocked } from '#domain/classrooms/logins/login-lock.ts';
import { readLogin } from '#domain/classrooms/logins/login.ts';
import { isLoginValue } from '../logins/new-login.ts';
import { enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import { classOfCode, type EntryCall, type EntryRefused, wrongLogins } from './class-of-code.ts';
import { nameOfStudent } from './name-of-student.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** There were too many wrong logins, so even the correct login is refused for some time. */
export type EntryLocked = { readonly kind: 'entry/locked'; readonly retryAfterSeconds: number };

/** Returns a token for the correct login, valid for the rest of the school day. */
export type LogInStudent = (
  call: EntryCall & { readonly studentId: string; readonly typed: string },
) => Promise<
  Result<
    EnteredStudent,
    EntryLocked | EntryRefused<'entry/closed' | 'entry/wrong-class-code' | 'entry/wrong-login'>
  >
>;

/** The login's row is locked during the check, so that concurrent attempts are counted one after the other. */
export function logInStudent(ports: StudentEntryPorts): LogInStudent {
  const { transaction, secrets, vault, limiter, clock } = ports;
  return async ({ studentId, typed, ...call }) => {
    const entered = await classOfCode(ports, call);
    if (!entered.ok) return entered;
    const { classroomId, digest, organization, day, timeZone } = entered.value;
    const tried = [wrongLogins(call.network, entered.value)];
    const triedAt = clock.now();
    const within = await enforceRateLimits(limiter, tried, triedAt);
    if (!within.ok) return within;
    const token = secrets.linkKey();
    const answer = await transaction.run(async ({ logins, audit }) => {
      const login = await logins.findForUpdate({ studentId, classroomId, day });
      if (login === null) return err({ kind: 'entry/wrong-login' } as const);
      const now = clock.now();
      const wait = secondsLocked(login, now);
      if (wait !== null) return err({ kind: 'entry/locked', retryAfterSeconds: wait } as const);
      const entry = { by: null, subject: studentId, organization } as const;
      if (!isLoginValue(vault, login, readLogin(login.kind, typed))) {
        const lock = afterWrongLogin(login, now);
        await logins.setLock(studentId, lock);
        if (secondsLocked(lock, now) !== null)
          await audit.record({ ...entry, action: 'student/login-locked' });
        return err({ kind: 'entry/wrong-login' } as const);
      }
      if (login.failures + login.lockouts > 0) await logins.setLock(studentId, noLoginLock);
      const fingerprint = secrets.fingerprint(token);
      await logins.saveToken({ fingerprint, studentId, classroomId, classCode: digest, day, timeZone });
      await audit.record({ ...entry, action: 'student/logged-in' });
      const name = await nameOfStudent(logins, { studentId, classroomId, day });
      return ok({ id: studentId, name, token, day, timeZone });
    });
    if (answer.ok || answer.error.kind !== 'entry/wrong-login') await limiter.giveBack(tried, triedAt);
    return answer;
  };
}
