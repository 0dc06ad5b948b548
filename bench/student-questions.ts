import { sql } from 'kysely';
import { readClassroomPage } from '#adapters/postgres/classrooms/classroom-page.ts';
import { listedStudentJson } from '#adapters/postgres/classrooms/student-page.ts';
import { PostgresStudentDirectory } from '#adapters/postgres/classrooms/postgres-student-directory.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { classroomDefaults, type ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import {
  type StudentColumn,
  studentDefaults,
  type StudentQuery,
} from '#domain/classrooms/students/student-table.ts';
import type { Rule } from '#domain/platform/tables/filter.ts';
import type { RecordingDatabase } from './explained.ts';
import { lettersOf } from './many-students.ts';

/** A query of the table of students or classrooms, and the limit of its slowest statement relative to the baseline, or null for no limit. */
export type Query = {
  readonly name: string;
  readonly gate: number | null;
  /** Whether it reads more in a larger table. */
  readonly grows: boolean;
  readonly run: () => Promise<{ readonly total: number }>;
};

/** The limits of a page from an index, of a page filtered by a part of a text, and of a search. */
const page = 6;
const part = 16;
const search = 24;

/** Whether a rule searches for a part of a text. Such a query may read the first rows in order before it uses an index. */
const looksForPart = (rule: Rule<StudentColumn>): boolean =>
  rule.kind === 'text' && (rule.mode === 'contains' || rule.mode === 'endsWith');

/** The scopes of the callers: product staff, the manager of a district of 60 schools, and the manager of one of its schools. */
export const callers: Readonly<Record<string, Scope>> = {
  everybody: { ...emptyScope, everything: true },
  'a district of 30,000': { ...emptyScope, organizations: ['district-1/'] },
  'a school of 500': { ...emptyScope, organizations: ['district-1/school-31/'] },
};

/**
 * Queries whose pages read more in a larger table. They scan an index in order until they find enough matches in it, and other organizations' students are
 * between those. Searches read every match.
 */
const growing: ReadonlySet<string> = new Set([
  'of a school',
  'of a grade',
  'no classroom',
  'without a name to display',
  'by studentId, the last first',
  'by grade',
  'by grade, the last first',
  'by grade, never logged in',
]);

const text = (
  column: StudentColumn,
  mode: 'contains' | 'endsWith' | 'equals' | 'notEquals' | 'startsWith',
  value: string,
): Rule<StudentColumn> => ({ kind: 'text', column, mode, value });
const blank = (column: StudentColumn, mode: 'blank' | 'notBlank' = 'blank'): Rule<StudentColumn> => ({
  kind: 'blank',
  column,
  mode,
});
const number = (
  column: 'done' | 'grade',
  mode: 'equals' | 'gt' | 'lt' | 'notEquals',
  value: number,
): Rule<StudentColumn> => ({ kind: 'number', column, mode, value });
const day = (
  mode: 'dateAfter' | 'dateBefore' | 'dateIs' | 'dateIsNot',
  value: string,
): Rule<StudentColumn> => ({
  kind: 'date',
  column: 'loggedIn',
  mode,
  value,
});

const filters: Readonly<Record<string, Rule<StudentColumn>>> = {
  'of a school': text('school', 'equals', 'school 31'),
  'of schools by a part': text('school', 'contains', 'ool 3'),
  'of no school': blank('school'),
  'of a grade': number('grade', 'equals', 4),
  'not of a grade': number('grade', 'notEquals', 4),
  'below a grade': number('grade', 'lt', 3),
  'of a classroom': text('classrooms', 'equals', 'room 777'),
  'of classrooms by a part': text('classrooms', 'contains', 'oom 777'),
  'no classroom': blank('classrooms'),
  'by a number': text('studentId', 'equals', '0777777'),
  'by the start of a number': text('studentId', 'startsWith', '07777'),
  'by a part of a number': text('studentId', 'contains', '7777'),
  'by a last name': text('family', 'equals', `last${lettersOf(777)}`),
  'by the start of a last name': text('family', 'startsWith', `last${lettersOf(777)}`),
  'by the end of a last name': text('family', 'endsWith', lettersOf(777)),
  'by the start of a name': text('name', 'startsWith', `first${lettersOf(49)}`),
  'without a name to display': blank('display'),
  'by a name to display': text('display', 'equals', 'captain'),
  'who log in by a word': text('login', 'equals', 'word'),
  'who log in by pictures': text('login', 'equals', 'picture'),
  'never logged in': text('status', 'equals', 'never-logged-in'),
  'who did log in': text('status', 'equals', 'active'),
  'logged in on a day': day('dateIs', '2026-10-04'),
  'not logged in since a day': day('dateBefore', '2026-09-03'),
  'logged in after a day': day('dateAfter', '2026-10-27'),
  'without a day of a login': blank('loggedIn'),
  'nothing done': number('done', 'equals', 0),
  'so many done': number('done', 'equals', 12),
  'more than most done': number('done', 'gt', 38),
  'of a source': text('source', 'equals', 'clever'),
  'of another source': text('source', 'equals', 'canvas'),
  'of no source': blank('source'),
};

const searches: Readonly<Record<string, Rule<StudentColumn>>> = {
  'a part of a name': text('name', 'contains', `last${lettersOf(777)}`),
  'a part of 20,000 names': text('name', 'contains', `first${lettersOf(49)}`),
  'nobody is called so': text('name', 'contains', 'qqqq'),
};

/** Returns the baseline, which reads 50 students by their IDs with all data of a page. No page can be faster. */
export const fiftyStudents =
  (db: RecordingDatabase['db']) => async (): Promise<{ readonly total: number }> => {
    const ids = Array.from({ length: studentDefaults.size }, (_, at) => `student-${at * 37}`);
    const { rows } = await sql`select ${listedStudentJson} from students s where s.id = any(${ids})`.execute(
      db,
    );
    return { total: rows.length };
  };

export function studentQueries(db: RecordingDatabase['db'], scope: Scope): readonly Query[] {
  const directory = new PostgresStudentDirectory(db);
  const listed = (
    name: string,
    gate: number | null,
    more: Partial<StudentQuery>,
    rules: readonly Rule<StudentColumn>[] = [],
  ): Query => {
    const options = { filter: { match: 'all', rules }, start: null, archived: false, ...more } as const;
    const grows = gate !== page || growing.has(name);
    return { name, gate, grows, run: () => directory.page({ ...studentDefaults, ...options }, scope) };
  };
  const inRooms = (
    name: string,
    rules: ClassroomQuery['filter']['rules'],
    sort: ClassroomQuery['sort'] = classroomDefaults.sort,
  ): Query => {
    const options = {
      filter: { match: 'all', rules },
      start: null,
      archived: false,
      timeZone: 'UTC',
    } as const;
    const run = () => readClassroomPage(db, { ...classroomDefaults, ...options, sort }, scope, '2026-09-01');
    return { name: `classrooms: ${name}`, gate: null, grows: true, run };
  };
  return [
    listed('first page', page, {}),
    listed('a page in the middle', page, { start: { after: { key: `first${lettersOf(30)}`, id: '' } } }),
    listed('archived', page, { archived: true }),
    ...(['family', 'studentId', 'grade'] as const).flatMap((column) => [
      listed(`by ${column}`, page, { sort: { column, direction: 'asc' } }),
      listed(`by ${column}, the last first`, page, { sort: { column, direction: 'desc' } }),
      listed(`by ${column}, never logged in`, page, { sort: { column, direction: 'asc' } }, [
        text('status', 'equals', 'never-logged-in'),
      ]),
    ]),
    ...Object.entries(filters).map(([name, rule]) =>
      listed(name, looksForPart(rule) ? part : page, {}, [rule]),
    ),
    ...Object.entries(searches).map(([name, rule]) => listed(name, search, {}, [rule])),
    listed('as of a day', null, { on: '2025-10-05' }),
    inRooms('first page', []),
    inRooms('of a term', [{ kind: 'text', column: 'term', mode: 'equals', value: 'Fall 2026' }]),
    inRooms('by term', [], { column: 'term', direction: 'desc' }),
    inRooms('of an owner', [{ kind: 'text', column: 'owner', mode: 'contains', value: 'first77 ' }]),
  ];
}
