// How long PostgreSQL takes for a page of the tables of students and classrooms, with a million students in 40,000 classrooms of 2,000
// schools, each statement with its plan: npm run bench:students
import { sql } from 'kysely';
import { readClassroomPage } from '#adapters/postgres/classroom-page.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresStudentDirectory } from '#adapters/postgres/postgres-student-directory.ts';
import { emptyScope, type Scope } from '#domain/access/scope.ts';
import { classroomDefaults, type ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import { type StudentColumn, studentDefaults, type StudentQuery } from '#domain/students/student-table.ts';
import type { Rule } from '#domain/tables/filter.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { openRecording } from './explained.ts';

const rounds = 20;
const students = Number(process.argv[2] ?? 1_000_000);
const rooms = students / 25;

/**
 * Students of 500 first and 10,000 last names, 25 to a classroom, 20 classrooms to a school; district 1 has 60 schools. Each tenth is in
 * no classroom, each third has logged in. The triggers that would copy each of them are replaced by what they would have written.
 */
const rows = [
  `set session_replication_role = replica`,
  `insert into accounts (id, account_type, first_name, last_name, email, name_folded, email_folded, campaign, created_at, mailbox_proved)
    select 'teacher-' || n, 'teacher', 'First' || n, 'Teacher', 'teacher' || n || '@school.example', 'first' || n || ' teacher',
      'teacher' || n || '@school.example', '{}', now(), true from generate_series(0, ${rooms / 4 - 1}) n`,
  `insert into organizations (id, kind, parent_id, path, name, name_folded, time_zone, created_at)
    values ('district-1', 'district', null, 'district-1/', 'District 1', 'district 1', 'America/New_York', now())`,
  `insert into organizations (id, kind, parent_id, path, name, name_folded, time_zone, created_at)
    select 'school-' || n, 'school', case when n < 60 then 'district-1' end,
      case when n < 60 then 'district-1/' else '' end || 'school-' || n || '/', 'School ' || n, 'school ' || n, 'America/New_York', now()
    from generate_series(0, ${rooms / 20 - 1}) n`,
  `insert into classrooms (id, name, name_folded, grade_band, term_name, term_folded, version, created_at, organization_path)
    select 'room-' || n, 'Room ' || n, 'room ' || n, (array['K-2', '3-5', '6-8', null])[1 + n % 4], term, lower(term), 1, now(),
      case when n / 20 < 60 then 'district-1/' else '' end || 'school-' || n / 20 || '/'
    from (select n, (array['Fall 2026', 'Spring 2027', null])[1 + n % 3] as term from generate_series(0, ${rooms - 1}) n) given`,
  `insert into classroom_teachers (id, classroom_id, account_id, role)
    select 'seat-' || n, 'room-' || n, 'teacher-' || n / 4, 'owner' from generate_series(0, ${rooms - 1}) n`,
  `insert into students (id, organization_path, state, given_name, family_name, student_number, grade, name_folded, family_folded,
      number_folded, school_folded, classrooms_folded, last_login)
    select 'student-' || n, case when n / 500 < 60 then 'district-1/' else '' end || 'school-' || n / 500 || '/',
      case when n % 20 = 0 then 'archived' else 'active' end, first, last, '0' || n, ((n % 12) + 1)::text, first || ' ' || last, last,
      '0' || n, 'school ' || n / 500, case when n % 10 > 0 then 'room ' || n / 25 end,
      case when n % 3 = 0 then '2026-09-01'::date + (n % 60)::integer end
    from (select n, 'first' || n * 31 % 500 as first, 'last' || n::bigint * 104729 % 10000 as last
      from generate_series(0, ${students - 1}) n) given`,
  `insert into enrollments (id, classroom_id, student_id, from_day, to_day)
    select 'stay-' || n, 'room-' || n / 25, 'student-' || n, '2026-08-17', null
    from generate_series(0, ${students - 1}) n where n % 10 > 0`,
  `insert into enrollments (id, classroom_id, student_id, from_day, to_day)
    select 'past-' || n, 'room-' || (n / 25 + 1) % ${rooms}, 'student-' || n, '2025-08-17', '2026-06-10'
    from generate_series(0, ${students - 1}) n`,
  `insert into student_logins (student_id, kind, sealed, digest, made_at)
    select 'student-' || n, 'word', 'k1.s', 'k1.' || n, now() from generate_series(0, ${students - 1}, 3) n`,
  `insert into student_tokens (fingerprint, student_id, classroom_id, class_code, day, time_zone)
    select 'print-' || n, 'student-' || n, 'room-' || n / 25, 'digest', '2026-09-01'::date + n % 60, 'America/New_York'
    from generate_series(0, ${students - 1}, 3) n`,
  `insert into external_ids (organization_path, family, kind, source_id, row_id)
    select 'district-1/', 'clever', 'student', 'id-' || n, 'student-' || n from generate_series(0, ${students - 1}, 4) n`,
  `set session_replication_role = default`,
  `vacuum analyze`,
];

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
await database.db.connection().execute(async (db) => {
  await sql`set statement_timeout = 0`.execute(db);
  for (const statement of rows) await sql.raw(statement).execute(db);
});

const recording = openRecording(server.url);
const directory = new PostgresStudentDirectory(recording.db);
const everything: Scope = { ...emptyScope, everything: true };
const district: Scope = { ...emptyScope, organizations: ['district-1/'] };
const rule = (column: StudentColumn, mode: 'contains' | 'equals' | 'startsWith', value: string) =>
  ({ kind: 'text', column, mode, value }) as const;
const blank = (column: StudentColumn) => ({ kind: 'blank', column, mode: 'blank' }) as const;
const listed = (scope: Scope, more: Partial<StudentQuery>, rules: readonly Rule<StudentColumn>[] = []) =>
  directory.page(
    { ...studentDefaults, filter: { match: 'all', rules }, start: null, archived: false, ...more },
    scope,
  );
const inRooms = (
  scope: Scope,
  rules: ClassroomQuery['filter']['rules'],
  sort: ClassroomQuery['sort'] = classroomDefaults.sort,
) => {
  const asked = { filter: { match: 'all', rules }, start: null, archived: false, timeZone: 'UTC' } as const;
  return readClassroomPage(recording.db, { ...classroomDefaults, ...asked, sort }, scope);
};

for (const [who, scope] of Object.entries({ everybody: everything, 'a district of 30,000': district })) {
  const questions = {
    'first page': () => listed(scope, {}),
    archived: () => listed(scope, { archived: true }),
    ...Object.fromEntries(
      (['family', 'studentId', 'grade'] as const).map((column) => [
        `by ${column}`,
        () => listed(scope, { sort: { column, direction: 'desc' } }),
      ]),
    ),
    'a part of a name': () => listed(scope, {}, [rule('name', 'contains', 'last777')]),
    'a part of 20,000 names': () => listed(scope, {}, [rule('name', 'contains', 'first49')]),
    'nobody is called so': () => listed(scope, {}, [rule('name', 'contains', 'qqqq')]),
    'of a school': () => listed(scope, {}, [rule('school', 'equals', 'school 31')]),
    'of a grade': () => listed(scope, {}, [{ kind: 'number', column: 'grade', mode: 'equals', value: 4 }]),
    'no classroom': () => listed(scope, {}, [blank('classrooms')]),
    'never logged in': () => listed(scope, {}, [rule('status', 'equals', 'never-logged-in')]),
    'of a source': () => listed(scope, {}, [rule('source', 'equals', 'clever')]),
    'logged in on a day': () =>
      listed(scope, {}, [{ kind: 'date', column: 'loggedIn', mode: 'dateIs', value: '2026-10-05' }]),
    'of a classroom': () => listed(scope, {}, [rule('classrooms', 'equals', 'room 777')]),
    'as of a day': () => listed(scope, { on: '2025-10-05' }),
    'classrooms: first page': () => inRooms(scope, []),
    'classrooms: of a term': () =>
      inRooms(scope, [{ kind: 'text', column: 'term', mode: 'equals', value: 'Fall 2026' }]),
    'classrooms: by term': () => inRooms(scope, [], { column: 'term', direction: 'desc' }),
    'classrooms: of an owner': () =>
      inRooms(scope, [{ kind: 'text', column: 'owner', mode: 'contains', value: 'first77 ' }]),
  };
  for (const [name, ask] of Object.entries(questions))
    await recording.measure(`${who}: ${name}`, rounds, ask);
}
await recording.db.destroy();
await database.close();
await server.stop();
