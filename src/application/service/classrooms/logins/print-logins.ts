import type { Result } from '#domain/result.ts';
import type { LoginRefused } from '#domain/classrooms/logins/login-refusals.ts';
import { isPoster, type PrintWanted } from '#domain/classrooms/logins/login-sheet.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { ClassCodePorts } from '../class-codes/class-code-ports.ts';
import type { LoginPaper, LoginPaperBusy } from '../ports/login-paper.ts';
import { classCodeOf } from './class-code.ts';
import type { ReadLoginCards } from './read-login-cards.ts';
import { type PrintedLogins, setLogins } from './set-logins.ts';

export type PrintLogins = (
  caller: Caller,
  classroomId: string,
  wanted: PrintWanted,
) => Promise<Result<PrintedLogins, LoginPaperBusy | LoginRefused<'cards'>>>;

export type PrintLoginsPorts = Omit<ClassCodePorts, 'classrooms'> & {
  readonly readCards: ReadLoginCards;
  readonly loginPaper: LoginPaper;
  readonly publicUrl: string;
};

export function printLogins(ports: PrintLoginsPorts): PrintLogins {
  return async (caller, classroomId, { as, paper, students, kind }) => {
    // A poster contains no names, so it does not need the logins.
    const shown = await ports.readCards(caller, classroomId, {
      students: isPoster(as) ? [] : students,
      kind,
    });
    if (!shown.ok) return shown;
    const code = await classCodeOf(ports, caller, classroomId);
    return setLogins(ports, [{ ...shown.value, code }], { as, paper });
  };
}
