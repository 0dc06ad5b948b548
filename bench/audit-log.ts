// Measures a page of the audit log on PostgreSQL, with two million entries from 13 months. Usage: node bench/audit-log.ts
import { sql } from 'kysely';
import { readAuditPage } from '#adapters/postgres/platform/audit-page.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { activityDefaults, type ActivityQuery } from '#domain/activity.ts';
import type { PageStart } from '#domain/platform/tables/page.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { askInRounds } from './fifty-accounts.ts';
import { sized } from './sized.ts';

const rounds = sized(undefined, 30, 2);

/**
 * The limits for a page that PostgreSQL reads in the order of an index, and for a page of a person with many entries, relative to a read of fifty accounts by
 * their ids. The latter reads a month of the person's entries. Searches by name have no limit, because their time depends on the number of people found.
 */
const gate = 20;
const busyGate = 40;
const entries = sized(process.argv[2], 2_000_000, 2_000);

/**
 * 60,000 people in 2,000 organizations. District 1 has 60 schools and 5% of all entries. Every 50th entry is a read of 25 people, and one person caused 1% of
 * all entries.
 */
const rows = [
  `insert into accounts (id, account_type, first_name, last_name, name_folded, campaign, created_at, mailbox_proved)
    select 'person-' || n, 'teacher', 'Ada', 'Number ' || n, 'ada number ' || n, '{}', now(), true from generate_series(0, 59999) n`,
  `insert into organizations (id, kind, name, path, time_zone, created_at) values ('district-1', 'district', 'District 1', 'district-1/', 'UTC', now())`,
  `insert into memberships (id, account_id, organization_id, organization_path, role, billing_contact, from_at)
    select 'member-' || n, 'person-' || n, 'district-1', 'district-1/school-' || n % 60 || '/', 'teacher', false, now() from generate_series(0, 2999) n`,
  `select open_audit_months(now() - interval '400 days', now())`,
  `insert into audit_log (at, action, by_account, subject, concerned, organization_path, address)
    select at, action, by_account, subject,
      case when n % 50 = 0 then array[by_account, subject] || (select array_agg('person-' || (n * 31 + k) % 60000) from generate_series(1, 25) k)
        else array[by_account, subject] end,
      organization_path, '198.51.100.' || n % 250
    from (
      select n, now() - interval '400 days' * (1 - n::float8 / ${entries}) as at,
        (array['account/sessions-ended', 'classroom/teacher-added', 'account/email-changed', 'activity/read'])[1 + n % 4] as action,
        case when n % 100 = 0 then 'person-0' else 'person-' || (n::bigint * 7919) % 60000 end as by_account,
        'person-' || (n::bigint * 104729) % 60000 as subject,
        case when n % 20 = 0 then 'district-1/school-' || n / 20 % 60 || '/' else 'district-' || 2 + n % 1940 || '/' end as organization_path
      from generate_series(1, ${entries}) n) given`,
  `vacuum analyze`,
];

const first: ActivityQuery = {
  ...activityDefaults,
  filter: { match: 'all', rules: [] },
  start: null,
  timeZone: 'America/New_York',
};
const deep: PageStart = { after: { key: Date.now() - 300 * 86_400_000, id: '0000000000000001' } };
const of = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const own = (accountId: string): Scope => ({
  ...emptyScope,
  own: { accountId, mailbox: null, shared: false },
});
const byAction = (value: string): ActivityQuery => ({
  ...first,
  filter: { match: 'all', rules: [{ kind: 'text', column: 'action', mode: 'equals', value }] },
});

const byPerson = (value: string): ActivityQuery => ({
  ...first,
  filter: { match: 'all', rules: [{ kind: 'text', column: 'person', mode: 'contains', value }] },
});

const questions: Readonly<
  Record<string, readonly [query: ActivityQuery, scope: Scope, gate?: number | null]>
> = {
  'all: the first page': [first, { ...emptyScope, everything: true }],
  'all: a deep page': [
    { ...first, start: deep },
    { ...emptyScope, everything: true },
  ],
  'a district: the first page': [first, of('district-1/')],
  'a district: a deep page': [{ ...first, start: deep }, of('district-1/')],
  'a district: one action': [byAction('account/sessions-ended'), of('district-1/')],
  'a district: an action that never happened': [byAction('license/renewed'), of('district-1/')],
  'all: an action that never happened': [byAction('license/renewed'), { ...emptyScope, everything: true }],
  'a school: the first page': [first, of('district-1/school-7/')],
  'a workspace: the first page': [first, of('district-99/')],
  'a person: the first page': [first, own('person-17')],
  'a busy person: the first page': [first, own('person-0'), busyGate],
  'a busy person: a deep page': [{ ...first, start: deep }, own('person-0'), busyGate],
  nobody: [first, own('nobody')],
  'all: a name': [byPerson('number 4217'), { ...emptyScope, everything: true }, null],
  'all: a name of everyone': [byPerson('ada'), { ...emptyScope, everything: true }, null],
  'a district: a name': [byPerson('number 17'), of('district-1/'), null],
  'a district: a name of everyone': [byPerson('ada'), of('district-1/'), null],
  'a person: a name': [byPerson('number 42'), own('person-17'), null],
  'a busy person: a name': [byPerson('number 42'), own('person-0'), null],
};

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
for (const statement of rows) {
  await database.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`set statement_timeout = '10s'`.execute(db);
  });
}
await askInRounds(
  database.db,
  rounds,
  Object.fromEntries(
    Object.entries(questions).map(([name, [query, scope, ownGate]]) => [
      name,
      [() => readAuditPage(database.db, query, scope), ownGate === undefined ? gate : ownGate],
    ]),
  ),
);
await database.close();
await server.stop();
