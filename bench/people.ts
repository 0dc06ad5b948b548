// How long PostgreSQL takes for a page of the members of a district and of the directory of everybody, with a million people
// in 2,000 organizations, each statement with its plan, and a permission check: node bench/people.ts
import { sql } from 'kysely';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresMemberRepository } from '#adapters/postgres/postgres-member-repository.ts';
import { PostgresPeopleDirectory } from '#adapters/postgres/postgres-people-directory.ts';
import type { Actor } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import { emptyScope } from '#domain/access/scope.ts';
import { personDefaults, type PersonQuery, sortedPersonColumns } from '#domain/directory/person-table.ts';
import { memberColumns, memberDefaults, type MemberQuery } from '#domain/organizations/member-table.ts';
import type { Page } from '#domain/tables/page.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { openRecording } from './explained.ts';

const rounds = 30;
const people = Number(process.argv[2] ?? 1_000_000);
const district = 'district-1/';

/**
 * A million people of 500 first and 10,000 last names; the first 3,000 are staff of district 1 in its 60 schools, the others of
 * 1,939 schools without a district. The triggers that would copy each of them are replaced by what they would have written; indexes are
 * built when all are there.
 */
const rows = [
  `set session_replication_role = replica`,
  `insert into organizations (id, kind, parent_id, path, name, name_folded, time_zone, created_at)
    values ('district-1', 'district', null, '${district}', 'District 1', 'district 1', 'America/New_York', now())`,
  `insert into organizations (id, kind, parent_id, path, name, name_folded, time_zone, created_at)
    select 'school-' || n, 'school', case when n < 60 then 'district-1' end,
      case when n < 60 then '${district}' else '' end || 'school-' || n || '/', 'School ' || n, 'school ' || n, 'America/New_York', now()
    from generate_series(0, 1998) n`,
  `insert into accounts (id, account_type, first_name, last_name, email, name_folded, email_folded, campaign, created_at,
      mailbox_proved, last_active_at, organizations_folded)
    select 'person-' || n, 'teacher', first, last, email, first || ' ' || last, email, '{}', now() - n * interval '1 minute', true,
      now() - (n::bigint * 7919 % 5000000) * interval '1 second', 'school ' || school
    from (select n, 'first' || n * 31 % 500 as first, 'last' || n::bigint * 104729 % 10000 as last,
        'person' || n || '@school' || n % 1999 || '.example' as email,
        case when n < 3000 then n % 60 else 60 + n % 1939 end as school
      from generate_series(0, ${people - 1}) n) given`,
  `insert into memberships (id, account_id, organization_id, organization_path, role, billing_contact, from_at, to_at, ended_why,
      name_folded, email_folded, school_folded, classrooms, last_active_at)
    select 'membership-' || n, 'person-' || n, 'school-' || school,
      case when school < 60 then '${district}' else '' end || 'school-' || school || '/',
      case when n % 40 = 0 then 'manager' else 'teacher' end, false, a.created_at,
      case when n % 25 = 0 then now() end, case when n % 25 = 0 then 'deactivated' end,
      a.name_folded, a.email_folded, 'school ' || school, n % 6, a.last_active_at
    from (select n, case when n < 3000 then n % 60 else 60 + n % 1939 end as school from generate_series(0, ${people - 1}) n) given
      join accounts a on a.id = 'person-' || n`,
  `set session_replication_role = default`,
];

type Question = () => Promise<Page<unknown>>;

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
await database.db.connection().execute(async (db) => {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('accounts', 'memberships') and indexname not in (select conname from pg_constraint)`.execute(
    db,
  );
  for (const { name } of indexes.rows) await sql`drop index ${sql.id(name)}`.execute(db);
  for (const statement of rows) await sql.raw(statement).execute(db);
  for (const { name, definition } of indexes.rows) {
    const start = performance.now();
    await sql.raw(definition).execute(db);
    console.log(`the index ${name} is built in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
  await sql`vacuum analyze`.execute(db);
});

const recording = openRecording(server.url);
const members = new PostgresMemberRepository(recording.db);
const directory = new PostgresPeopleDirectory(recording.db);
const place = { filter: { match: 'all', rules: [] }, start: null, timeZone: 'America/New_York' } as const;
const ofDistrict = (more: Partial<MemberQuery> = {}) => {
  const query: MemberQuery = { ...memberDefaults, ...place, ...more };
  return members.page(query, { ...emptyScope, organizations: [district] });
};
const ofAll = (more: Partial<PersonQuery> = {}) =>
  directory.page({ ...personDefaults, ...place, ...more }, Date.now());
const first = await ofDistrict();
const next = first.after === null ? null : { after: first.after };
const second = await ofDistrict({ start: next });
const previous = second.before === null ? null : { before: second.before };
const search = (value: string): Partial<PersonQuery> => ({
  filter: { match: 'all', rules: [{ kind: 'text', column: 'person', mode: 'contains', value }] },
});

const questions: Readonly<Record<string, Question>> = {
  'a district: first page': () => ofDistrict(),
  'a district: next page': () => ofDistrict({ start: next }),
  'a district: previous page': () => ofDistrict({ start: previous }),
  'a district: last page': () => ofDistrict({ start: { before: { key: null, id: '~' } } }),
  'a district: managers': () =>
    ofDistrict({
      filter: { match: 'all', rules: [{ kind: 'text', column: 'role', mode: 'equals', value: 'manager' }] },
    }),
  'a district: name contains': () =>
    ofDistrict({
      filter: {
        match: 'all',
        rules: [{ kind: 'text', column: 'person', mode: 'contains', value: 'last77' }],
      },
    }),
  ...Object.fromEntries(
    (['name', 'email', 'role', 'school', 'status', 'lastActive', 'classrooms', 'since'] as const).map(
      (column) => [
        `a district: by ${column} (${memberColumns[column]})`,
        () => ofDistrict({ sort: { column, direction: 'desc' } }),
      ],
    ),
  ),
  'everybody: first page': () => ofAll(),
  'everybody: a part of a name': () => ofAll(search('last777')),
  'everybody: a part of 22,000 names, late in the list': () => ofAll(search('first7')),
  'everybody: a part of 222,000 names, late in the list': () => ofAll(search('first4')),
  'everybody: a part of 222,000 names, at the end of the list': () =>
    ofAll({ ...search('first1'), sort: { column: 'name', direction: 'desc' } }),
  'everybody: a part of 111,000 addresses, at the end of the list': () =>
    ofAll({ ...search('person9'), sort: { column: 'email', direction: 'asc' } }),
  'everybody: the start of a name': () => ofAll(search('first499 last9')),
  'everybody: a whole address': () => ofAll(search('person999998@school')),
  'everybody: a part of three letters of everybody': () => ofAll(search('son')),
  'everybody: a part of an address': () => ofAll(search('345@school')),
  'everybody: nobody is called so': () => ofAll(search('qqq')),
  ...Object.fromEntries(
    sortedPersonColumns.map((column) => [
      `everybody: by ${column}`,
      () => ofAll({ sort: { column, direction: 'desc' } }),
    ]),
  ),
};

for (const [name, ask] of Object.entries(questions)) await recording.measure(name, rounds, ask);
await recording.db.destroy();
await database.close();
await server.stop();

const manager: Actor = {
  accountId: 'person-0',
  accountType: 'manager',
  mailbox: null,
  memberships: [{ organization: district, role: 'manager', billingContact: false }],
  grants: [],
  accessState: 'subscription_active',
  signIn: { secondFactor: false, ageMs: 0 },
};
const checks = 200_000;
const start = performance.now();
for (let check = 0; check < checks; check += 1)
  can(manager, 'teacher.invite', { relation: 'none', organization: `${district}school-${check % 60}/` });
console.log(`a permission check: ${(((performance.now() - start) * 1_000) / checks).toFixed(2)} µs`);
