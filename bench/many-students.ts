import type { Kysely } from 'kysely';
import type { Schema } from '#adapters/postgres/schema.ts';
import { fillWithoutIndexes } from './without-indexes.ts';

const letters = 'abcdefghij';
/** SQL and JavaScript that convert a number to letters, because names contain no digits. */
const inLetters = (number: string): string => `translate((${number})::text, '0123456789', '${letters}')`;
export const lettersOf = (number: number): string =>
  `${number}`.replace(/\d/gu, (digit) => letters.charAt(Number(digit)));

/**
 * Students with 500 first and 10,000 last names, 25 per classroom and 20 classrooms per school. District 1 has 60 schools. Every tenth student is in no
 * classroom, every third has logged in, and every fourth belongs to a provider, independently of the grade. Inserts the results of triggers directly, and
 * builds indexes at the end.
 */
const rowsOf = (students: number, rooms = students / 25): readonly string[] => [
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
      number_folded, school_folded, classrooms_folded, last_login, activities_done, stored_login_kind, source)
    select 'student-' || n, case when n / 500 < 60 then 'district-1/' else '' end || 'school-' || n / 500 || '/',
      case when n / 11 % 20 = 0 then 'archived' else 'active' end, first, last, '0' || n, (n / 7 % 12 + 1)::text, first || ' ' || last, last,
      '0' || n, 'school ' || n / 500, case when n % 10 > 0 then 'room ' || n / 25 end,
      case when n % 3 = 0 then '2026-09-01'::date + n / 17 % 60 end,
      case when n % 3 = 0 then n / 19 % 40 else 0 end, case when n % 3 = 0 then 'word' end, case when n / 23 % 4 = 0 then 'clever' end
    from (select n, 'first' || ${inLetters('n * 31 % 500')} as first, 'last' || ${inLetters('n::bigint * 104729 % 10000')} as last
      from generate_series(0, ${students - 1}) n) given`,
  `insert into enrollments (id, classroom_id, student_id, from_day, to_day)
    select 'stay-' || n, 'room-' || n / 25, 'student-' || n, '2026-08-17', null
    from generate_series(0, ${students - 1}) n where n % 10 > 0`,
  `insert into enrollments (id, classroom_id, student_id, from_day, to_day, is_current)
    select 'past-' || n, 'room-' || (n / 25 + 1) % ${rooms}, 'student-' || n, '2025-08-17', '2026-06-10', false
    from generate_series(0, ${students - 1}) n`,
  `insert into student_logins (student_id, kind, sealed, digest, made_at)
    select 'student-' || n, 'word', 'k1.s', 'k1.' || n, now() from generate_series(0, ${students - 1}, 3) n`,
  `insert into student_tokens (fingerprint, student_id, classroom_id, class_code, day, time_zone)
    select 'print-' || n, 'student-' || n, 'room-' || n / 25, 'digest', '2026-09-01'::date + n / 17 % 60, 'America/New_York'
    from generate_series(0, ${students - 1}, 3) n`,
  `insert into external_ids (organization_path, family, kind, source_id, row_id)
    select 'district-1/', 'clever', 'student', 'id-' || n, 'student-' || n from generate_series(0, ${students - 1}) n where n / 23 % 4 = 0`,
  `set session_replication_role = default`,
];

const tables = ['students', 'enrollments', 'student_logins', 'student_tokens', 'external_ids'];

/** Fills an empty PostgreSQL with `students` students, a multiple of 500 and at least 30,000. */
export const fillWithStudents = (database: Kysely<Schema>, students: number): Promise<void> =>
  fillWithoutIndexes(database, tables, rowsOf(students));
