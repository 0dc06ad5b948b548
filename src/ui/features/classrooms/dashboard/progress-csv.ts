import type { ProgressGrid, ProgressRow } from '#domain/students/progress-grid.ts';
import { studentName } from '#domain/students/student.ts';
import { writeCsv } from '#domain/tables/csv.ts';
import { dashboardWords as words, signWords } from '../messages/en/dashboard.ts';
import { progressWords } from '../messages/en/progress.ts';

const summed = ({ cells }: ProgressRow, field: 'done' | 'minutes'): string =>
  String(cells.reduce((sum, cell) => sum + cell[field], 0));

/** The dashboard as a CSV file, a row a student; no cell of it runs in a spreadsheet. */
export const progressCsv = ({ columns, rows }: ProgressGrid): string =>
  writeCsv(
    [
      words.student,
      ...columns.map(({ title }) => title),
      words.doneColumn,
      words.minutesColumn,
      words.lastLogin,
      words.signColumn,
    ],
    rows.map((row) => [
      studentName(row.student),
      ...row.cells.map(({ state }) => progressWords[state]),
      summed(row, 'done'),
      summed(row, 'minutes'),
      row.student.loggedInOn ?? '',
      row.student.signs.map((sign) => signWords[sign]).join(', '),
    ]),
  );
