import { type ResetLogin, resetLogin, type UnlockLogin, unlockLogin } from './change-login.ts';
import { loginFiles, type LoginFilesApp, type LoginFilesPorts } from './login-files.ts';
import { type PrintLogins, printLogins, type PrintLoginsPorts } from './print-logins.ts';
import { type ReadLoginCards, readLoginCards } from './read-login-cards.ts';
import { type ReadLoginStandings, readLoginStandings } from './read-login-standings.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/** Logins of a teacher's students (ROS-3). */
export type StudentLoginsApp = {
  readonly cards: ReadLoginCards;
  readonly standings: ReadLoginStandings;
  readonly print: PrintLogins;
  readonly reset: ResetLogin;
  readonly unlock: UnlockLogin;
  readonly files: LoginFilesApp;
};

export function createStudentLoginsApp(
  ports: LoginFilesPorts &
    Omit<PrintLoginsPorts, 'readCards'> &
    StudentLoginPorts & { readonly secrets: PrintLoginsPorts['secrets'] & StudentLoginPorts['secrets'] },
): StudentLoginsApp {
  const readCards = readLoginCards(ports);
  return {
    cards: readCards,
    standings: readLoginStandings(ports),
    print: printLogins({ ...ports, readCards }),
    reset: resetLogin(ports),
    unlock: unlockLogin(ports),
    files: loginFiles(ports),
  };
}
