// Measures a page of a district's members, a page of the directory of all people, each statement with its plan, and a permission check. Runs on PostgreSQL with
// a million people in 2,000 organizations. Usage: node bench/people.ts
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresMemberRepository } from '#adapters/postgres/organizations/postgres-member-repository.ts';
import { PostgresPeopleDirectory } from '#adapters/postgres/organizations/postgres-people-directory.ts';
import type { Actor } from '#domain/organizations/access/actor.ts';
import { can } from '#domain/organizations/access/can.ts';
import { emptyScope } from '#domain/organizations/access/scope.ts';
import {
  personDefaults,
  type PersonQuery,
  sortedPersonColumns,
} from '#domain/organizations/directory/person-table.ts';
import {
  memberColumns,
  memberDefaults,
  type MemberQuery,
} from '#domain/organizations/members/member-table.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { openRecording } from './explained.ts';
import { fiftyAccounts } from './fifty-accounts.ts';
import { checkRatio } from './gates.ts';
import { district, fillWithPeople } from './many-people.ts';
import { sized } from './sized.ts';

const rounds = sized(undefined, 30, 2);
const people = sized(process.argv[2], 1_000_000, 2_000);

type Question = () => Promise<Page<unknown>>;

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
await fillWithPeople(database.db, people);

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

/** Limits of a page, and of a search among all people, relative to a read of fifty accounts by their ids. */
const gates = { page: 80, search: 900 } as const;
const baseline = fiftyAccounts(recording.db);
const yardstick = [(await recording.measure('50 accounts by their ids', rounds, baseline)).slowest];
const slowest: Record<string, number> = {};
for (const [name, ask] of Object.entries(questions))
  ({ slowest: slowest[name] } = await recording.measure(name, rounds, ask));
yardstick.push((await recording.measure('50 accounts by their ids', rounds, baseline)).slowest);
for (const [name, took] of Object.entries(slowest)) {
  const gate = /^everybody: (?!by |first page)/.test(name) ? gates.search : gates.page;
  checkRatio(name, { figures: [took], yardstick }, gate);
}
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
