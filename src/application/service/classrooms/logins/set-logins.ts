import { shownClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ClassLoginCards } from '#domain/classrooms/logins/login-card.ts';
import {
  type LoginFileKind,
  loginFileNames,
  type PrintWanted,
  type SheetCard,
} from '#domain/classrooms/logins/login-sheet.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';
import type { LoginPaper, LoginPaperBusy } from '../ports/login-paper.ts';

/** The cards of a class, and its class code; null if the class has none. */
export type ClassOfCards = ClassLoginCards & { readonly code: string | null };

export type PrintedLogins = {
  readonly fileName: string;
  readonly type: 'application/pdf' | 'text/csv';
  readonly file: Uint8Array | string;
};

export const loginFileType = (as: LoginFileKind): PrintedLogins['type'] =>
  as === 'csv' ? 'text/csv' : 'application/pdf';

/** Returns the URL of a class for links and for the QR code of its poster. The code is in the fragment, which is not sent to servers. */
const linkOfClass = (publicUrl: string, code: string): string => `${publicUrl}/class#${code}`;

/** Returns the URL in a card's QR code. Class and student are in the fragment, which is not sent to servers. It contains no login. */
const linkOf = (publicUrl: string, code: string, studentId: string): string =>
  `${publicUrl}/class#student=${code}.${studentId}`;

const columns = ['first_name', 'last_name', 'class_code', 'login_type', 'login', 'link'];
const rowsOf = (publicUrl: string, { cards, code }: ClassOfCards): readonly (readonly string[])[] =>
  cards.map(({ id, given, family, kind, value }) => {
    const link = code === null ? '' : linkOf(publicUrl, code, id);
    return [given, family ?? '', code ?? '', kind, value, link];
  });

const csvOfClass = (all: readonly ClassOfCards[], publicUrl: string): string =>
  writeCsv(
    columns,
    all.flatMap((each) => rowsOf(publicUrl, each)),
  );

export const csvOfClasses = (all: readonly ClassOfCards[], publicUrl: string): string =>
  writeCsv(
    ['classroom', ...columns],
    all.flatMap((each) => rowsOf(publicUrl, each).map((row) => [each.classroom.name, ...row])),
  );

/** Creates the requested file: a PDF in which each class starts on a new page, or CSV. */
export async function setLogins(
  { loginPaper, publicUrl }: { readonly loginPaper: LoginPaper; readonly publicUrl: string },
  classes: readonly ClassOfCards[],
  { as, paper }: Pick<PrintWanted, 'as' | 'paper'>,
  csvOf: (classes: readonly ClassOfCards[], publicUrl: string) => string = csvOfClass,
): Promise<Result<PrintedLogins, LoginPaperBusy>> {
  const named = { fileName: loginFileNames[as], type: loginFileType(as) };
  if (as === 'csv') return ok({ ...named, file: csvOf(classes, publicUrl) });
  const sheetCards = ({ cards, code }: ClassOfCards): readonly SheetCard[] =>
    cards.map(({ id, name, kind, value }) => ({
      name,
      kind,
      value,
      link: code === null ? null : linkOf(publicUrl, code, id),
    }));
  const printed = await loginPaper.print({
    kind: as,
    paper,
    address: `${publicUrl.replace(/^https?:\/\//, '')}/class`,
    classes: classes.map((each) => ({
      classroom: each.classroom.name,
      classCode: each.code === null ? null : shownClassCode(each.code),
      link: each.code === null ? null : linkOfClass(publicUrl, each.code),
      cards: sheetCards(each),
    })),
  });
  return printed.ok ? ok({ ...named, file: printed.value }) : printed;
}
