import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import type {
  MemberRepository,
  StoredMember,
} from '#application/service/organizations/ports/member-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import {
  memberCell,
  type MemberColumn,
  memberColumns,
  memberDefaults,
  type MemberQuery,
} from '#domain/organizations/members/member-table.ts';
import { activityNotedEveryMs } from '#domain/organizations/members/member.ts';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { type Filter, matchModes, type Rule } from '#domain/platform/tables/filter.ts';
import { queryRows } from '#domain/platform/tables/page.ts';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { aNewOrganization } from '../../builders/an-organization.ts';
import { everything } from '../../builders/a-scope.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { memberMoves } from './member-moves.ts';

export type MemberRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly classrooms: ClassroomRepository;
  readonly members: MemberRepository;
  readonly close: () => Promise<void>;
};

const within = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const timeZone = 'America/New_York';
const aQuery = (overrides: Partial<MemberQuery> = {}): MemberQuery => ({
  ...memberDefaults,
  size: 100,
  filter: { match: 'all', rules: [] },
  start: null,
  timeZone,
  ...overrides,
});

const paths: Readonly<Record<string, string>> = {
  tidewater: 'tidewater/',
  pier: 'tidewater/pier/',
  quay: 'tidewater/quay/',
  uplands: 'uplands/',
};
const names = ['Ada', 'Åsa', 'ÉLAN', 'grace', '', 'ŁÓØ', 'Zoë 😀', 'א ב'];

/** Returns a user with a membership that varies with the number in every column of the table. */
const person = (at: number) => {
  const organizationId = Object.keys(paths)[at % 4] ?? 'pier';
  return {
    id: `p${at}`,
    firstName: names[at % names.length] || null,
    lastName: at % 3 === 0 ? null : `Hopper ${at % 7}`,
    email: at % 11 === 0 ? null : `P${at}@Harbor.test`,
    organizationId,
    role: memberRoles[at % 3] ?? 'teacher',
    since: startOfTests + (at % 9) * day,
    lastActiveAt: at % 4 === 1 ? null : startOfTests + (at % 6) * day,
    deactivated: at % 5 === 0,
    rooms: at % 3,
  };
};

async function populate(harness: MemberRepositoryHarness): Promise<void> {
  const { accounts, organizations, classrooms, members } = harness;
  for (let at = 0; at < 40; at += 1) {
    const { id, firstName, lastName, email, organizationId, role, since, lastActiveAt, deactivated, rooms } =
      person(at);
    await accounts.open(anAccount({ id, firstName, lastName, email }));
    const membership = { id: `m-${id}`, accountId: id, organizationId, role, billingContact: at % 7 === 0 };
    await organizations.join({ ...membership, at: since });
    if (lastActiveAt !== null) await members.recordActive(id, lastActiveAt);
    for (let room = 0; room < rooms; room += 1)
      await classrooms.open(
        aNewClassroom({
          id: `${id}-${room}`,
          organization: paths[organizationId] ?? null,
          owner: { teacherId: `t-${id}-${room}`, accountId: id },
        }),
        9,
      );
    if (deactivated)
      await organizations.endMembership(`m-${id}`, { at: since + 10 * day, why: 'deactivated' });
  }
}

const textColumns = ['name', 'email', 'role', 'school', 'status'] as const;
const someText = fc.constantFrom(
  'a',
  'hopper 2',
  'ELAN',
  'p1',
  '@harbor',
  'teacher',
  'pier',
  'joined',
  'é',
  '%',
  '_',
);
const aDay = fc.integer({ min: -1, max: 12 }).map((days) => dayInZone(timeZone)(startOfTests + days * day));
const someRule: fc.Arbitrary<Rule<MemberColumn>> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    column: fc.constantFrom(...textColumns),
    mode: fc.constantFrom(...matchModes.text),
    value: someText,
  }),
  fc.record({
    kind: fc.constant('number' as const),
    column: fc.constant('classrooms' as const),
    mode: fc.constantFrom(...matchModes.number),
    value: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    column: fc.constantFrom('lastActive' as const, 'since' as const),
    mode: fc.constantFrom(...matchModes.date),
    value: aDay,
  }),
  fc.record({
    kind: fc.constant('blank' as const),
    column: fc.constantFrom('name' as const, 'email' as const, 'lastActive' as const),
    mode: fc.constantFrom('blank' as const, 'notBlank' as const),
  }),
);
const someFilter: fc.Arbitrary<Filter<MemberColumn>> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  rules: fc.array(someRule, { maxLength: 3 }),
});
const columnNames = Object.keys(memberColumns).filter((name): name is MemberColumn => name in memberColumns);
const someScope = fc
  .subarray([...Object.values(paths), 'tidewater/qua/'])
  .map((reached) => within(...reached));

export function memberRepositoryContract(
  name: string,
  makeHarness: () => Promise<MemberRepositoryHarness>,
): void {
  describe(`MemberRepository: ${name}`, () => {
    let harness: MemberRepositoryHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      const { organizations } = harness;
      const district = await organizations.open(
        aNewOrganization({ id: 'tidewater', kind: 'district', name: 'Tidewater' }),
      );
      await organizations.open(aNewOrganization({ id: 'pier', parent: district, name: 'Pier School' }));
      await organizations.open(aNewOrganization({ id: 'quay', parent: district, name: 'Éclair School' }));
      await organizations.open(aNewOrganization({ id: 'uplands', kind: 'district', name: 'Uplands' }));
    });
    afterEach(() => harness.close());

    const rowsOf = async (overrides: Partial<MemberQuery> = {}, scope = everything) =>
      (await harness.members.page(aQuery(overrides), scope)).rows;
    const ada = (at: number, id: string, organizationId = 'pier') =>
      harness.organizations.join({
        id,
        accountId: 'ada',
        organizationId,
        role: 'teacher',
        billingContact: false,
        at,
      });

    test("[ORG-6] returns a member's name, organization, start, and classes", async () => {
      await harness.accounts.open(anAccount());
      await ada(startOfTests, 'm1');
      const owner = { teacherId: 't1', accountId: 'ada' };
      const organization = 'tidewater/pier/';
      await harness.classrooms.open(aNewClassroom({ id: 'r1', name: 'Room 2', organization, owner }), 9);
      const other = { teacherId: 't2', accountId: 'ada' };
      await harness.classrooms.open(
        aNewClassroom({ id: 'r2', name: 'Atelier', organization, owner: other }),
        9,
      );
      await harness.classrooms.setArchived('r2', startOfTests + day);
      const member: StoredMember = {
        id: 'm1',
        accountId: 'ada',
        firstName: 'Ada',
        lastName: 'Lovelace',
        details: {
          email: 'ada@lovelace.test',
          role: 'teacher',
          billingContact: false,
          school: { id: 'pier', name: 'Pier School' },
          status: 'joined',
          seat: 'held',
          lastActiveAt: null,
          classrooms: 1,
          since: startOfTests,
        },
      };
      expect(await rowsOf()).toEqual([member]);
      expect(await harness.members.byId('m1', within('tidewater/'))).toEqual({
        member,
        owned: [
          { id: 'r2', name: 'Atelier', archivedAt: startOfTests + day },
          { id: 'r1', name: 'Room 2', archivedAt: null },
        ],
        history: [
          { id: 'm1', school: 'Pier School', role: 'teacher', from: startOfTests, to: null, endedWhy: null },
        ],
      });
    });

    test('[ORG-3] people outside the scope are not found', async () => {
      await harness.accounts.open(anAccount());
      await ada(startOfTests, 'm1');
      for (const scope of [emptyScope, within('uplands/'), within('tidewater/quay/')]) {
        expect(await rowsOf({}, scope)).toEqual([]);
        expect(await harness.members.byId('m1', scope)).toBeNull();
      }
    });

    test('[R9] former members are not listed, deactivated ones are until they return, and all are in the history', async () => {
      await harness.accounts.open(anAccount());
      const { organizations, members } = harness;
      await ada(startOfTests, 'm1');
      await organizations.endMembership('m1', { at: startOfTests + day, why: 'deactivated' });
      expect((await rowsOf()).map(({ id, details }) => [id, details.status])).toEqual([
        ['m1', 'deactivated'],
      ]);
      await ada(startOfTests + 2 * day, 'm2');
      expect((await rowsOf()).map(({ id, details }) => [id, details.status])).toEqual([['m2', 'joined']]);
      const read = await members.byId('m2', everything);
      expect(read?.history.map(({ id, endedWhy }) => [id, endedWhy])).toEqual([
        ['m2', null],
        ['m1', 'deactivated'],
      ]);
      await organizations.endMembership('m2', { at: startOfTests + 3 * day, why: 'left' });
      expect(await rowsOf()).toEqual([]);
      expect(await members.byId('m2', everything)).toBeNull();
    });

    test('[ROS-9] [R9] as of a day, lists members at its end, in any later state, without addresses of former members', async () => {
      const { accounts, organizations } = harness;
      for (const id of ['ada', 'bo', 'cy'])
        await accounts.open(anAccount({ id, firstName: id, lastName: null, email: `${id}@pier.test` }));
      const join = (id: string, accountId: string, at: number) =>
        organizations.join({
          id,
          accountId,
          organizationId: 'pier',
          role: 'teacher',
          billingContact: false,
          at,
        });
      await join('a1', 'ada', startOfTests);
      await join('b1', 'bo', startOfTests);
      await join('c1', 'cy', startOfTests);
      await organizations.endMembership('a1', { at: startOfTests + 2 * day, why: 'left' });
      await organizations.endMembership('b1', { at: startOfTests + 2 * day, why: 'deactivated' });
      await organizations.endMembership('c1', { at: startOfTests + 2 * day, why: 'left' });
      await join('c2', 'cy', startOfTests + 4 * day);
      const dayOf = dayInZone(timeZone);
      const asOf = async (days: number, overrides: Partial<MemberQuery> = {}) =>
        (await rowsOf({ on: dayOf(startOfTests + days * day), ...overrides })).map(({ id, details }) => [
          id,
          details.status,
          details.email,
        ]);
      const then = [
        ['a1', 'left', null],
        ['b1', 'deactivated', 'bo@pier.test'],
        ['c1', 'joined', 'cy@pier.test'],
      ];
      expect(await asOf(-1)).toEqual([]);
      expect(await asOf(0)).toEqual(then);
      expect(await asOf(1)).toEqual(then);
      // Members who left before the end of a day are not listed for that day.
      expect(await asOf(2)).toEqual([]);
      expect(await asOf(4)).toEqual([['c2', 'joined', 'cy@pier.test']]);
      const rules = [{ kind: 'text', column: 'email', mode: 'contains', value: 'pier' }] as const;
      expect(await asOf(1, { filter: { match: 'all', rules } })).toEqual(then.slice(1));
      expect(await rowsOf({ on: dayOf(startOfTests) }, within('uplands/'))).toEqual([]);
    });

    memberMoves({ of: () => harness, ada, rowsOf });

    test('[R9] a transferred class belongs only to its new owner, who may have co-taught it', async () => {
      await harness.accounts.open(anAccount());
      await harness.accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test', firstName: 'Grace' }));
      await ada(startOfTests, 'm1');
      const grace = { id: 'm2', accountId: 'grace', organizationId: 'pier', role: 'teacher' } as const;
      await harness.organizations.join({ ...grace, billingContact: false, at: startOfTests });
      const owner = { teacherId: 't1', accountId: 'ada' };
      await harness.classrooms.open(aNewClassroom({ organization: 'tidewater/pier/', owner }), 9);
      const email = anEmail('grace@hopper.test');
      await harness.classrooms.addTeacher('room-12', { id: 't2', email }, 9);
      await harness.classrooms.claimCoTeaching('grace', email);
      await harness.classrooms.transfer('room-12', 'grace');
      const room = await harness.classrooms.byId('room-12', everything);
      expect(room?.teachers.map(({ accountId, role }) => [accountId, role])).toEqual([['grace', 'owner']]);
      expect((await rowsOf()).map(({ id, details }) => [id, details.classrooms])).toEqual([
        ['m1', 0],
        ['m2', 1],
      ]);
    });

    test('[ORG-1] classes that move to another organization are counted there, including archived ones', async () => {
      const { accounts, classrooms, organizations } = harness;
      await accounts.open(anAccount());
      await ada(startOfTests, 'm1');
      await organizations.open(aNewOrganization({ id: 'harbor', kind: 'workspace' }));
      await organizations.join({
        id: 'm2',
        accountId: anAccount().id,
        organizationId: 'harbor',
        role: 'customer',
        billingContact: false,
        at: startOfTests,
      });
      for (const id of ['4b', '4a', '4c']) {
        const owner = { teacherId: `owner of ${id}`, accountId: anAccount().id };
        await classrooms.open(aNewClassroom({ id, organization: 'harbor/', owner }), 99);
      }
      await classrooms.setArchived('4c', startOfTests);
      expect(await classrooms.moveAll('harbor/', 'tidewater/pier/')).toEqual(['4a', '4b', '4c']);
      expect(await classrooms.moveAll('harbor/', 'tidewater/pier/')).toEqual([]);
      expect((await classrooms.byId('4c', everything))?.organization).toBe('tidewater/pier/');
      expect((await harness.members.byId('m1', everything))?.member.details?.classrooms).toBe(2);
      expect((await harness.members.byId('m2', everything))?.member.details?.classrooms).toBe(0);
    });

    test('[SEC-6] an erased person is not listed anywhere', async () => {
      await harness.accounts.open(anAccount());
      await ada(startOfTests, 'm1');
      await harness.organizations.endMembership('m1', { at: startOfTests + day, why: 'deactivated' });
      await harness.organizations.forget('ada', startOfTests + 2 * day);
      expect(await rowsOf()).toEqual([]);
    });

    test('[ORG-6] a changed name or address is found at once', async () => {
      await harness.accounts.open(anAccount());
      await ada(startOfTests, 'm1');
      await harness.accounts.changeProfile('ada', {
        firstName: 'Zoë',
        lastName: 'King',
        schoolOrDistrict: null,
      });
      await harness.accounts.changeEmail('ada', 'Zoe@King.test');
      const found = (column: 'name' | 'email', value: string) =>
        rowsOf({
          filter: { match: 'all', rules: [{ kind: 'text', column, mode: 'startsWith', value }] },
        });
      expect(await found('name', 'zoe k')).toHaveLength(1);
      expect(await found('email', 'zoe@king')).toHaveLength(1);
      expect(await found('name', 'ada')).toHaveLength(0);
    });

    test('[ORG-6] activity is recorded in each organization, and not again within minutes', async () => {
      await harness.accounts.open(anAccount());
      await ada(startOfTests, 'm1');
      await ada(startOfTests, 'm2', 'uplands');
      const active = async () => (await rowsOf()).map(({ details }) => details.lastActiveAt);
      await harness.members.recordActive('ada', startOfTests);
      expect(await active()).toEqual([startOfTests, startOfTests]);
      await harness.members.recordActive('ada', startOfTests + activityNotedEveryMs);
      expect(await active()).toEqual([startOfTests, startOfTests]);
      const later = startOfTests + activityNotedEveryMs + 1;
      await harness.members.recordActive('ada', later);
      expect(await active()).toEqual([later, later]);
    });

    test('[UI-9] matches the rules of tables for any query within any scope', async () => {
      await populate(harness);
      const all = await rowsOf();
      expect(all.map(({ details }) => details.status)).toContain('deactivated');
      const cellOf = (row: StoredMember, column: MemberColumn) => memberCell({ ...row, you: false }, column);
      const reader = { idOf: ({ id }: StoredMember) => id, cellOf };
      await fc.assert(
        fc.asyncProperty(
          someFilter,
          fc.constantFrom(...columnNames),
          fc.constantFrom('asc' as const, 'desc' as const),
          someScope,
          async (filter, column, direction, scope) => {
            const reached = all.filter((row) =>
              scope.organizations.some((path) => paths[row.details.school.id]?.startsWith(path)),
            );
            const request = { filter, sort: { column, direction }, size: 25 as const };
            const first = queryRows(reached, reader, { ...request, start: null }, dayInZone(timeZone));
            expect(await harness.members.page(aQuery({ ...request, start: null }), scope)).toEqual(first);
            const ids = await harness.members.ids({ filter, timeZone }, scope);
            const matching = queryRows(
              reached,
              reader,
              { ...request, size: 100, start: null },
              dayInZone(timeZone),
            );
            expect(new Set(ids)).toEqual(new Set(matching.rows.map(({ id }) => id)));
            expect(ids).toHaveLength(first.total);
            if (first.after === null) return;
            const start = { after: first.after };
            expect(await harness.members.page(aQuery({ ...request, start }), scope)).toEqual(
              queryRows(reached, reader, { ...request, start }, dayInZone(timeZone)),
            );
          },
        ),
        { numRuns: 60 },
      );
    }, 30_000);
  });
}
