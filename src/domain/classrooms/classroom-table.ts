import type { IsoDate } from '../dates/iso-date.ts';
import type { Cell, Columns } from '../tables/columns.ts';
import type { TableQuery } from '../tables/page.ts';
import type { TableDefaults } from '../tables/table-address.ts';
import type { ClassroomCard } from './classroom.ts';

/** What classrooms are filtered and sorted by. */
export const classroomColumns = {
  name: 'text',
  gradeBand: 'text',
  school: 'text',
  owner: 'text',
  term: 'text',
  source: 'text',
  teachers: 'number',
  students: 'number',
  lessons: 'number',
  done: 'number',
  needHelp: 'number',
  archivedAt: 'date',
} as const satisfies Columns;
export type ClassroomColumn = keyof typeof classroomColumns;

export const classroomDefaults: TableDefaults<ClassroomColumn> = {
  sort: { column: 'name', direction: 'asc' },
  size: 50,
};

/** A query of the table of classrooms. */
export type ClassroomQuery = TableQuery<ClassroomColumn> & {
  /** True for archived classrooms only, false for active ones only. */
  readonly archived: boolean;
  /** The IANA time zone in which moments are assigned to days. */
  readonly timeZone: string;
  /** Those that were there on that day, with how many students each had then; today's list where it is left out. It asks for none archived. */
  readonly on?: IsoDate;
};

/** What the owner is called: their name, else their address. */
export function ownerName({ teachers }: Pick<ClassroomCard, 'teachers'>): string | null {
  const owner = teachers.find(({ role }) => role === 'owner');
  return owner === undefined ? null : (owner.name ?? owner.email);
}

/** The value of a cell. */
export const classroomCell = (
  classroom: Pick<
    ClassroomCard,
    | 'archivedAt'
    | 'assignedLessons'
    | 'gradeBand'
    | 'marked'
    | 'name'
    | 'school'
    | 'source'
    | 'students'
    | 'teachers'
    | 'termName'
  >,
  column: ClassroomColumn,
): Cell => {
  const {
    name,
    gradeBand,
    school,
    termName,
    source,
    teachers,
    students,
    assignedLessons,
    marked,
    archivedAt,
  } = classroom;
  const cells: Readonly<Record<ClassroomColumn, Cell>> = {
    name,
    gradeBand,
    school,
    owner: ownerName(classroom),
    term: termName,
    source,
    teachers: teachers.length,
    students,
    lessons: assignedLessons.length,
    done: marked.done,
    needHelp: marked.needHelp,
    archivedAt,
  };
  return cells[column];
};
