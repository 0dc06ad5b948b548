// Measures a page of the table of classrooms on PostgreSQL with 100,000 classrooms: node bench/table-pages.ts
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

/** Limits of a page, and of one filtered by a part of a name, relative to a read of fifty accounts by their ids. */
const gates = { page: 30, namePart: 50 } as const;

/** 100,000 classrooms, 200 of one teacher. Every tenth is archived. */
const rows = [
  someAccounts,
  `insert into accounts (id, account_type, campaign, created_at, mailbox_proved) values ('ada', 'teacher', '{}', now(), true)`,
  `insert into classrooms (id, name, name_folded, grade_band, version, created_at, archived_at)
    select 'room-' || n, 'Room ' || to_char(n * 7919 % 100000, 'FM000000'), 'room ' || to_char(n * 7919 % 100000, 'FM000000'),
      (array['K-2', '3-5', '6-8', null])[1 + n % 4], 1, now(), case when n % 10 = 0 then now() - n * interval '1 minute' end
    from generate_series(1, 100000) n`,
  `insert into classroom_teachers (id, classroom_id, account_id, role)
    select 'seat-' || n, 'room-' || n * 499, 'ada', 'owner' from generate_series(1, 200) n`,
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
  'one teacher: by activities done, of a grade': [
    {
      ...first,
      sort: { column: 'done', direction: 'desc' },
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
      [
        () => readClassroomPage(database.db, query, scope),
        name.includes(': name ') ? gates.namePart : gates.page,
      ],
    ]),
  ),
);
await database.close();
await server.stop();
