// Measures a page of the table of classrooms on PostgreSQL with 100,000 classrooms and a million marks of students. Usage: node bench/table-pages.ts
import { sql } from 'kysely';
import { readClassroomPage } from '#adapters/postgres/classrooms/classroom-page.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { classroomDefaults, type ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type { PageStart } from '#domain/platform/tables/page.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { askInRounds, someAccounts } from './fifty-accounts.ts';
import { sized } from './sized.ts';

const rounds = sized(undefined, 30, 2);

/**
 * Limits relative to a read of fifty accounts by their ids: of a page, of a page filtered by a part of a name, and of a page of fifty classes with 25 students
 * each who have marks.
 */
const gates = { page: 30, namePart: 50, withMarks: 150 } as const;

const gateOf = (name: string): number => {
  if (name.startsWith('one teacher')) return gates.withMarks;
  return name.includes(': name ') ? gates.namePart : gates.page;
};

/** 100,000 classrooms. One teacher has 200 of them, with 25 students each. Every tenth classroom is archived. */
const rows = [
  someAccounts,
  `insert into accounts (id, account_type, campaign, created_at, mailbox_proved) values ('ada', 'teacher', '{}', now(), true)`,
  `insert into classrooms (id, name, name_folded, grade_band, version, created_at, archived_at)
    select 'room-' || n, 'Room ' || to_char(n * 7919 % 100000, 'FM000000'), 'room ' || to_char(n * 7919 % 100000, 'FM000000'),
      (array['K-2', '3-5', '6-8', null])[1 + n % 4], 1, now(), case when n % 10 = 0 then now() - n * interval '1 minute' end
    from generate_series(1, 100000) n`,
  `insert into classroom_teachers (id, classroom_id, account_id, role)
    select 'seat-' || n, 'room-' || n * 499, 'ada', 'owner' from generate_series(1, 200) n`,
  `insert into lessons (slug, status, place, summary, lesson, version) values ('barge', 'published', 1, '{}', '{}', 1)`,
  `insert into lesson_versions (slug, version, agenda, lesson) select 'barge', 1, json_build_object('title', 'Load the barge',
    'activities', (select json_agg(json_build_object('id', 'part-' || n)) from generate_series(1, 5) n)), '{}'`,
  `insert into assignments (id, classroom_id, lesson_slug, lesson_version, visible, note, version, removed, assigned_at)
    select 'lesson-' || n, 'room-' || n, 'barge', 1, true, '', 1, false, now() from generate_series(1, 100000) n`,
  `insert into students (id, state, given_name, name_folded)
    select 'student-' || n, 'active', 'Student ' || n, 'student ' || n from generate_series(1, 5000) n`,
  `insert into enrollments (id, classroom_id, student_id, from_day)
    select 'stay-' || n, 'room-' || (1 + (n - 1) / 25) * 499, 'student-' || n, '2026-08-20' from generate_series(1, 5000) n`,
  `insert into student_progress (student_id, assignment_id, activity_id, state, updated_at)
    select 'student-' || n, 'lesson-' || (1 + (n - 1) / 25) * 499, 'part-' || part,
      (array['done', 'done', 'done', 'needs_help'])[1 + (n + part) % 4], now()
    from generate_series(1, 5000) n, generate_series(1, 5) part`,
  // Marks of erased students in other classes. A page must not read them.
  ...Array.from(
    { length: 10 },
    () => `insert into student_progress (student_id, assignment_id, activity_id, state, updated_at)
      select null, 'lesson-' || n, 'part-1', 'done', now() from generate_series(1, 100000) n`,
  ),
  `vacuum analyze`,
];

const first: ClassroomQuery = {
  ...classroomDefaults,
  filter: { match: 'all', rules: [] },
  start: null,
  archived: false,
  timeZone: 'America/New_York',
};
const deep: PageStart = { after: { key: 'room 090000', id: 'room-1' } };
const everything: Scope = { ...emptyScope, everything: true };
const own: Scope = { ...emptyScope, own: { accountId: 'ada', mailbox: null, shared: true } };

const questions: Readonly<Record<string, readonly [query: ClassroomQuery, scope: Scope]>> = {
  'all: the first page': [first, everything],
  'all: a deep page': [{ ...first, start: deep }, everything],
  'all: backward from a deep page': [{ ...first, start: { before: deep.after } }, everything],
  'all: by name, descending': [{ ...first, sort: { column: 'name', direction: 'desc' } }, everything],
  'all: name starts with': [
    {
      ...first,
      filter: {
        match: 'all',
        rules: [{ kind: 'text', column: 'name', mode: 'startsWith', value: 'Room 0123' }],
      },
    },
    everything,
  ],
  'all: name contains': [
    {
      ...first,
      filter: { match: 'all', rules: [{ kind: 'text', column: 'name', mode: 'contains', value: '777' }] },
    },
    everything,
  ],
  'one teacher: the first page': [first, own],
  'one teacher: by lessons': [{ ...first, sort: { column: 'lessons', direction: 'desc' } }, own],
  'one teacher: by students, of a grade': [
    {
      ...first,
      sort: { column: 'students', direction: 'desc' },
      filter: { match: 'all', rules: [{ kind: 'text', column: 'gradeBand', mode: 'equals', value: '3-5' }] },
    },
    own,
  ],
};

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
for (const statement of rows) await sql.raw(statement).execute(database.db);
await askInRounds(
  database.db,
  rounds,
  Object.fromEntries(
    Object.entries(questions).map(([name, [query, scope]]) => [
      name,
      [() => readClassroomPage(database.db, query, scope, '2026-09-01'), gateOf(name)],
    ]),
  ),
);
await database.close();
await server.stop();
