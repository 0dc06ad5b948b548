import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Cell, Columns } from '../../platform/tables/columns.ts';
import type { TableQuery } from '../../platform/tables/page.ts';
import type { TableDefaults } from '../../platform/tables/table-address.ts';
import type { ClassroomCard } from './classroom.ts';

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
  archivedAt: 'date',
} as const satisfies Columns;
export type ClassroomColumn = keyof typeof classroomColumns;

export const classroomDefaults: TableDefaults<ClassroomColumn> = {
  sort: { column: 'name', direction: 'asc' },
  size: 50,
};

export type ClassroomQuery = TableQuery<ClassroomColumn> & {
  readonly archived: boolean;
  /** The IANA time zone for converting times to days. */
  readonly timeZone: string;
  /** If set, the list shows the classrooms that existed on this day and were not archived yet, with their student counts on that day. Default: today. */
  readonly on?: IsoDate;
};

/** Returns the owner's name, else their address; null if unknown. */
export function ownerName({ teachers }: Pick<ClassroomCard, 'teachers'>): string | null {
  const owner = teachers.find(({ role }) => role === 'owner');
  return owner === undefined ? null : (owner.name ?? owner.email);
}

export const classroomCell = (
  classroom: Pick<
    ClassroomCard,
    | 'archivedAt'
    | 'assignedLessons'
    | 'gradeBand'
    | 'name'
    | 'school'
    | 'source'
    | 'students'
    | 'teachers'
    | 'termName'
  >,
  column: ClassroomColumn,
): Cell => {
  const { name, gradeBand, school, termName, source, teachers, students, assignedLessons, archivedAt } =
    classroom;
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
    archivedAt,
  };
  return cells[column];
};
