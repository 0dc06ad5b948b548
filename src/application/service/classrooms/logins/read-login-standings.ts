import { ok, type Result } from '#domain/result.ts';
import type { LoginStanding } from '#domain/classrooms/logins/login-card.ts';
import { secondsLocked } from '#domain/classrooms/logins/login-lock.ts';
import { type LoginRefused, loginRefusals } from '#domain/classrooms/logins/login-refusals.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/**
 * Returns the login states of today's students of a class (ROS-8). The result contains ids but no names, so pages may poll it every few seconds without
 * logging.
 */
export type ReadLoginStandings = (
  caller: Caller,
  classroomId: string,
) => Promise<Result<readonly LoginStanding[], LoginRefused<'cards'>>>;

export function readLoginStandings(
  ports: Pick<StudentLoginPorts, 'classrooms' | 'clock' | 'organizations' | 'transaction'>,
): ReadLoginStandings {
  return async (caller, classroomId) => {
    const request = { id: classroomId, action: 'student.show-login', kinds: loginRefusals.cards } as const;
    const classroom = await permittedClassroom(ports.classrooms, caller, request);
    if (!classroom.ok) return classroom;
    const today = await dayOfClassroom(ports, classroom.value, caller);
    const now = ports.clock.now();
    const there = await ports.transaction.run(({ logins }) => logins.ofClassroom(classroomId, today));
    return ok(
      there.map(({ id, loggedInOn, login }) => {
        const isLocked = login !== null && secondsLocked(login, now) !== null;
        return {
          id,
          kind: login?.kind ?? null,
          loggedInOn,
          lockedUntil: isLocked ? login.lockedUntil : null,
        };
      }),
    );
  };
}
