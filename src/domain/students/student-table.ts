import { daysSince1970, type IsoDate } from '../dates/iso-date.ts';
import type { Cell, Columns } from '../tables/columns.ts';
import type { TableQuery } from '../tables/page.ts';
import type { TableDefaults } from '../tables/table-address.ts';
import { gradeLevel } from './grade.ts';
import { studentStatus } from './student-status.ts';
import { type ListedStudent, studentName } from './student.ts';

/** What students are filtered and sorted by. */
export const studentColumns = {
  name: 'text',
  family: 'text',
  display: 'text',
  studentId: 'text',
  /** As `gradeLevel` counts: kindergarten is 0. */
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
  sort: { column: 'name', direction: 'asc' },
  size: 50,
};

/** What is asked of the table of students. */
export type StudentQuery = TableQuery<StudentColumn> & {
  /** True for archived students only, false for the others only. */
  readonly archived: boolean;
  /** Those who were in a classroom on that day, with the classrooms of that day; today's list where it is left out. It asks for nobody archived. */
  readonly on?: IsoDate;
  /**
   * The id of a classroom of the scope: students who are not archived and not in it, but were in it before, or belong to an organization of
   * the scope and are in no classroom. Left out for everybody.
   */
  readonly formerOf?: string;
};

/** Counting stops behind so many. */
export const mostStudentsCounted = 20_000;

const millisecondsOfDay = 86_400_000;

/** The value of a cell; a day is its start in UTC. */
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
