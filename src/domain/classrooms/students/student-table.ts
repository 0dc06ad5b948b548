import { daysSince1970, type IsoDate } from '../../platform/dates/iso-date.ts';
import type { Cell, Columns } from '../../platform/tables/columns.ts';
import type { TableQuery } from '../../platform/tables/page.ts';
import type { TableDefaults } from '../../platform/tables/table-address.ts';
import { gradeLevel } from './grade.ts';
import { studentStatus } from './student-status.ts';
import { foldText } from '../../platform/tables/fold-text.ts';
import { type ListedStudent, studentName } from './student.ts';

export const studentColumns = {
  name: 'text',
  family: 'text',
  display: 'text',
  studentId: 'text',
  /** As in `gradeLevel`: kindergarten is 0. */
  grade: 'number',
  school: 'text',
  classrooms: 'text',
  login: 'text',
  loggedIn: 'date',
  status: 'text',
  done: 'number',
  source: 'text',
} as const satisfies Columns;
export type StudentColumn = keyof typeof studentColumns;

export const studentDefaults: TableDefaults<StudentColumn> = {
  sort: { column: 'family', direction: 'asc' },
  size: 50,
};

export type StudentQuery = TableQuery<StudentColumn> & {
  /** True lists only archived students, false only active students. */
  readonly archived: boolean;
  /** If set, the list shows the students who were in a classroom on this day and not archived yet, with their classrooms on that day. Default: today. */
  readonly on?: IsoDate;
  /**
   * The id of a classroom in the scope. If set, the list shows the active students who are not in the classroom now but were before, or who belong to an
   * organization in the scope and have no classroom.
   */
  readonly formerOf?: string;
};

/** The highest exact count of students. A page shows a higher count as "more than 20,000". */
export const maxStudentsCounted = 20_000;

const millisecondsOfDay = 86_400_000;

/** Returns the value of a cell; a day is its start in UTC. */
export const studentCell = (student: ListedStudent, column: StudentColumn): Cell => {
  const { grade, classrooms, loggedInOn } = student;
  if (column === 'name') return studentName(student);
  if (column === 'grade') return grade === null ? null : gradeLevel(grade);
  if (column === 'loggedIn')
    return loggedInOn === null ? null : daysSince1970(loggedInOn) * millisecondsOfDay;
  if (column === 'status') return studentStatus(student);
  if (column === 'classrooms') return classrooms.map(({ name }) => name).join(', ');
  return student[column === 'login' ? 'logsInBy' : column];
};

/** Separates a last name from the whole name in `studentSortValue`. It sorts before all letters and digits, so that "Quay, Zoe" precedes "Quay Ann, Bo". */
export const familySeparator = ' ! ';

/**
 * How many letters of the whole name `studentSortValue` appends to the last name. The limit exists because an index cannot contain all letters of the longest
 * names.
 */
export const maxNameLettersSorted = 60;

/**
 * Returns the value by which a column sorts. The last-name column sorts by last name, then by the whole name; students without a last name sort by their name.
 */
export const studentSortValue = (student: ListedStudent, column: StudentColumn): Cell => {
  if (column !== 'family') return studentCell(student, column);
  const [family, name] = [foldText(student.family ?? ''), foldText(studentName(student))];
  if (family === '') return name;
  return `${family}${familySeparator}${Array.from(name).slice(0, maxNameLettersSorted).join('')}`;
};
