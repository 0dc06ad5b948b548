import type { ProgressCell, ProgressGrid, ProgressRow } from '#domain/classrooms/students/progress-grid.ts';
import type { ObjectiveProgress } from '#domain/classrooms/students/objective-progress.ts';
import { studentName } from '#domain/classrooms/students/student.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';
import {
  dashboardWords as words,
  objectiveWords as of,
  signWords,
  markSourceWords,
} from '../messages/en/dashboard.ts';
import { progressWords } from '../messages/en/progress.ts';

const summed = ({ cells }: ProgressRow, field: 'done' | 'minutes'): string =>
  String(cells.reduce((sum, cell) => sum + cell[field], 0));

export const objectivesCsv = (objectives: readonly ObjectiveProgress[]): string =>
  writeCsv(
    [of.lesson, of.objective, of.practicedIn, of.done, of.students, of.doneNames, of.notYet],
    objectives.map(({ lesson, text, practicedIn, done, notYet }) => [
      lesson,
      of.can(text),
      practicedIn.join(', '),
      String(done.length),
      String(done.length + notYet.length),
      done.map(studentName).join(', '),
      notYet.map(studentName).join(', '),
    ]),
  );

const stateOf = ({ state, source }: ProgressCell): string =>
  source === null ? progressWords[state] : `${progressWords[state]} (${markSourceWords[source]})`;

/** The dashboard as a CSV file with a row for each student. No cell can run as a formula in a spreadsheet. */
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
      ...row.cells.map(stateOf),
      summed(row, 'done'),
      summed(row, 'minutes'),
      row.student.loggedInOn ?? '',
      row.student.signs.map((sign) => signWords[sign]).join(', '),
    ]),
  );
