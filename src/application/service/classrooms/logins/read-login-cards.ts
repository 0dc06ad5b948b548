import { ok, type Result } from '#domain/result.ts';
import type { CardsWanted, ClassLoginCards, LoginCard } from '#domain/classrooms/logins/login-card.ts';
import { secondsLocked } from '#domain/classrooms/logins/login-lock.ts';
import { type LoginRefused, loginRefusals } from '#domain/classrooms/logins/login-refusals.ts';
import { usualLoginKind } from '#domain/classrooms/logins/login.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { StudentLogin, StudentWithLogin } from '../ports/student-logins.ts';
import { newLogin, loginValueOf } from './new-login.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/**
 * Returns the login cards of a classroom's students; creates missing logins. Each read is logged with the students (SEC-5, SEC-7) in the same transaction, so
 * cards are returned only if the entry is saved.
 */
export type ReadLoginCards = (
  caller: Acting,
  classroomId: string,
  wanted: CardsWanted,
) => Promise<Result<ClassLoginCards, LoginRefused<'cards'>>>;

export function readLoginCards(ports: StudentLoginPorts): ReadLoginCards {
  const { classrooms, transaction, vault, clock } = ports;
  const cardOf =
    (made: ReadonlyMap<string, StudentLogin>, names: ReadonlyMap<string, string>) =>
    ({ id, given, family, login: kept }: StudentWithLogin): readonly LoginCard[] => {
      const login = kept ?? made.get(id);
      if (login === undefined) return [];
      const { kind, lockedUntil } = login;
      const lock = secondsLocked(login, clock.now()) === null ? null : lockedUntil;
      const name = names.get(id) ?? given;
      return [{ id, given, family, name, kind, value: loginValueOf(vault, login), lockedUntil: lock }];
    };

  return async (caller, classroomId, { students, kind }) => {
    const request = { id: classroomId, action: 'student.show-login', kinds: loginRefusals.cards } as const;
    const classroom = await permittedClassroom(classrooms, caller, request);
    if (!classroom.ok) return classroom;
    const { name, gradeBand, organization } = classroom.value;
    const today = await dayOfClassroom(ports, classroom.value, caller);
    return transaction.run(async ({ logins, audit }) => {
      const all = await logins.ofClassroom(classroomId, today);
      const found = students === null ? all : all.filter(({ id }) => students.includes(id));
      const missing = found
        .filter(({ login }) => login === null)
        .map(({ id, wish, grade }) =>
          newLogin(ports, { studentId: id, kind: wish ?? kind ?? usualLoginKind(grade, gradeBand) }),
        );
      const made = missing.length === 0 ? [] : await logins.saveMissing(missing);
      await audit.record({
        action: 'classroom/logins-shown',
        by: caller.account.id,
        subject: classroomId,
        organization,
        concerns: found.map(({ id }) => id),
        read: { filter: { all: students === null }, count: found.length },
      });
      const byStudent = new Map(made.map((login) => [login.studentId, login]));
      return ok({
        classroom: { id: classroomId, name },
        cards: found.flatMap(cardOf(byStudent, namesInClass(all))),
      });
    });
  };
}
