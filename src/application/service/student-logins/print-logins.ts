import { shownJoinCode } from '#domain/join-codes/join-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { LoginCard } from '#domain/students/login-card.ts';
import type { LoginRefused } from '#domain/students/login-refusals.ts';
import { entryName, loginFileNames, type PrintWanted, type SheetCard } from '#domain/students/login-sheet.ts';
import { writeCsv } from '#domain/tables/csv.ts';
import type { Caller } from '../access/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import { joinCodeOf } from '../join-codes/join-code-ports.ts';
import type { LoginPaper, LoginPaperBusy } from '../ports/login-paper.ts';
import type { ReadLoginCards } from './read-login-cards.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/** Students' logins as one file, with the name to keep it by. */
export type PrintedLogins = {
  readonly fileName: string;
  readonly type: 'application/pdf' | 'text/csv';
  readonly file: Uint8Array | string;
};

export type PrintLogins = (
  caller: Caller,
  classroomId: string,
  wanted: PrintWanted,
) => Promise<Result<PrintedLogins, LoginPaperBusy | LoginRefused<'cards'>>>;

export type PrintLoginsPorts = Pick<StudentLoginPorts, 'transaction' | 'vault'> & {
  readonly readCards: ReadLoginCards;
  readonly loginPaper: LoginPaper;
  /** Where people reach the product. */
  readonly publicUrl: string;
};

/** What a card's square says: the class and the student, behind the mark that no server is told. It holds no secret. */
const linkOf = (publicUrl: string, code: string, studentId: string): string =>
  `${publicUrl}/class#student=${code}.${studentId}`;

/** What is printed is what `readCards` shows, and recorded by it. */
export function printLogins({
  readCards,
  loginPaper,
  transaction,
  vault,
  publicUrl,
}: PrintLoginsPorts): PrintLogins {
  const codeOf = async (caller: Caller, classroomId: string): Promise<string | null> => {
    const found = await transaction.run(({ joinCodes }) =>
      joinCodes.ofClassroom(classroomId, readable(caller)),
    );
    const code = found?.code ?? null;
    return code === null ? null : vault.open(code.sealed, joinCodeOf(classroomId));
  };
  const csvOf = (cards: readonly LoginCard[], code: string | null): string =>
    writeCsv(
      ['first_name', 'last_name', 'class_code', 'login_type', 'secret'],
      cards.map(({ given, family, kind, value }) => [given, family ?? '', code ?? '', kind, value]),
    );

  return async (caller, classroomId, { as, paper, students, kind }) => {
    // A poster names nobody: nobody's login is read for it.
    const shown = await readCards(caller, classroomId, { students: as === 'poster' ? [] : students, kind });
    if (!shown.ok) return shown;
    const { classroom, cards } = shown.value;
    const code = await codeOf(caller, classroomId);
    const fileName = loginFileNames[as];
    if (as === 'csv') return ok({ fileName, type: 'text/csv', file: csvOf(cards, code) });
    const sheetCard = ({ id, given, family, kind: of, value }: LoginCard): SheetCard => ({
      name: entryName({ given, family }),
      kind: of,
      value,
      link: code === null ? null : linkOf(publicUrl, code, id),
    });
    const printed = await loginPaper.print({
      kind: as,
      paper,
      classroom: classroom.name,
      classCode: code === null ? null : shownJoinCode(code),
      cards: cards.map(sheetCard),
    });
    return printed.ok ? ok({ fileName, type: 'application/pdf', file: printed.value }) : printed;
  };
}
