import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { GrantRepository } from '#application/service/organizations/ports/grant-repository.ts';
import type { MemberRepository } from '#application/service/organizations/ports/member-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { PeopleDirectory } from '#application/service/organizations/ports/people-directory.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import {
  personReader,
  type PersonColumn,
  personColumns,
  personDefaults,
  type PersonQuery,
  sortedPersonColumns,
} from '#domain/organizations/directory/person-table.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { accessAt, type Grant } from '#domain/organizations/grants/grant.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { type Filter, matchModes, type Rule } from '#domain/platform/tables/filter.ts';
import { queryRows } from '#domain/platform/tables/page.ts';
import { anAccount } from '../../builders/an-account.ts';
import { aNewOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type PeopleDirectoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly members: MemberRepository;
  readonly grants: GrantRepository;
  readonly people: PeopleDirectory;
  readonly close: () => Promise<void>;
};

const timeZone = 'America/New_York';
const aQuery = (overrides: Partial<PersonQuery> = {}): PersonQuery => ({
  ...personDefaults,
  size: 100,
  filter: { match: 'all', rules: [] },
  start: null,
  timeZone,
  ...overrides,
});
const text = (column: PersonColumn, value: string): Filter<PersonColumn> => ({
  match: 'all',
  rules: [{ kind: 'text', column, mode: 'contains', value }],
});

const schools = ['pier', 'quay', 'uplands'];
const names = ['Ada', 'Åsa', 'ÉLAN', 'grace', '', 'ŁÓØ', 'Zoë 😀', 'א ב'];
const types = ['admin', 'customer', 'manager', 'teacher'] as const;
const grantsOf = (at: number): readonly Grant[] => {
  const startsAt = startOfTests - 400 * day;
  const until = (days: number) => ({ startsAt, endsAt: startOfTests + days * day });
  const kinds: readonly (readonly Grant[])[] = [
    [],
    [{ kind: 'trial', ...until(10) }],
    [{ kind: 'trial', ...until(-1) }],
    [{ kind: 'school', ...until(30) }],
    [{ kind: 'school', ...until(31) }],
    [{ kind: 'school', ...until(-1) }],
    [
      { kind: 'trial', ...until(3) },
      { kind: 'comp', ...until(-2) },
    ],
    [{ kind: 'district', startsAt: startOfTests + day, endsAt: startOfTests + 9 * day }],
    [
      { kind: 'personal', ...until(2) },
      { kind: 'school', startsAt: startOfTests + 2 * day, endsAt: startOfTests + 400 * day },
    ],
    [
      { kind: 'school', ...until(12) },
      { kind: 'school', startsAt: startOfTests + 13 * day, endsAt: startOfTests + 400 * day },
    ],
    [
      { kind: 'school', ...until(-6) },
      { kind: 'school', startsAt: startOfTests, endsAt: startOfTests + day, owed: 'card' },
    ],
    [
      { kind: 'school', ...until(-7) },
      { kind: 'school', startsAt: startOfTests, endsAt: startOfTests + day, owed: 'purchase-order' },
    ],
    [
      { kind: 'trial', ...until(-3) },
      { kind: 'school', ...until(-3) },
    ],
    [{ kind: 'school', startsAt: startOfTests, endsAt: startOfTests + 90 * day, owed: 'purchase-order' }],
    ...[-1, 1].map((days): readonly Grant[] => {
      const trustedUntil = startOfTests + days * day;
      return [{ kind: 'school', ...until(90), owed: 'purchase-order', trustedUntil }];
    }),
    [
      { kind: 'school', ...until(90), owed: 'purchase-order', trustedUntil: startOfTests - 9 * day },
      { kind: 'trial', ...until(-3) },
    ],
    [
      { kind: 'school', ...until(-2), owed: 'purchase-order', trustedUntil: startOfTests - 9 * day },
      { kind: 'trial', ...until(-3) },
    ],
  ];
  return kinds[at % kinds.length] ?? [];
};

async function populate({ accounts, organizations, members }: PeopleDirectoryHarness): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    const id = `p${at}`;
    await accounts.open(
      anAccount({
        id,
        firstName: names[at % names.length] || null,
        lastName: at % 3 === 0 ? null : `Hopper ${at % 7}`,
        email: at % 11 === 0 ? null : `P${at}@Harbor.test`,
        accountType: types[at % 4] ?? 'customer',
        grants: grantsOf(at),
        createdAt: startOfTests + (at % 9) * day,
      }),
    );
    if (at % 5 === 0) await accounts.setDisabled(id, startOfTests + (at % 4) * day);
    for (const [place, organizationId] of schools.entries())
      if ((at >> place) % 2 === 1)
        await organizations.join({
          id: `${id}-${organizationId}`,
          accountId: id,
          organizationId,
          role: 'teacher',
          billingContact: false,
          at: startOfTests - place * day,
        });
    if (at % 4 !== 1) await members.recordActive(id, startOfTests + (at % 6) * day);
  }
}

const someText = fc.constantFrom(
  'a',
  'hopper 2',
  'ELAN',
  'p1',
  '@harbor',
  '2 p',
  'é',
  '%',
  '_',
  ', ',
  'lair',
);
const aDay = fc.integer({ min: -1, max: 12 }).map((days) => dayInZone(timeZone)(startOfTests + days * day));
const someRule: fc.Arbitrary<Rule<PersonColumn>> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    column: fc.constantFrom('name' as const, 'email' as const, 'person' as const, 'organization' as const),
    mode: fc.constantFrom(...matchModes.text),
    value: someText,
  }),
  fc.record({
    kind: fc.constant('text' as const),
    column: fc.constantFrom('type' as const, 'access' as const),
    mode: fc.constantFrom('equals' as const, 'notEquals' as const),
    value: fc.constantFrom(...types, ...accessStates),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    column: fc.constantFrom('lastActive' as const, 'since' as const, 'disabled' as const),
    mode: fc.constantFrom(...matchModes.date),
    value: aDay,
  }),
  fc.record({
    kind: fc.constant('blank' as const),
    column: fc.constantFrom(...Object.keys(personColumns).filter((name) => name in personColumns)),
    mode: fc.constantFrom('blank' as const, 'notBlank' as const),
  }) as fc.Arbitrary<Rule<PersonColumn>>,
);
const someFilter: fc.Arbitrary<Filter<PersonColumn>> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  rules: fc.array(someRule, { maxLength: 3 }),
});

export function peopleDirectoryContract(
  name: string,
  makeHarness: () => Promise<PeopleDirectoryHarness>,
): void {
  describe(`PeopleDirectory: ${name}`, () => {
    let harness: PeopleDirectoryHarness;
    beforeEach(async () => {
      harness = await makeHarness();
      const { organizations } = harness;
      const district = await organizations.open(aNewOrganization({ id: 'tidewater', kind: 'district' }));
      await organizations.open(aNewOrganization({ id: 'pier', parent: district, name: 'Pier School' }));
      await organizations.open(aNewOrganization({ id: 'quay', parent: district, name: 'Éclair School' }));
      await organizations.open(aNewOrganization({ id: 'uplands', kind: 'district', name: 'Uplands' }));
    });
    afterEach(() => harness.close());

    const pageOf = (overrides: Partial<PersonQuery> = {}) =>
      harness.people.page(aQuery(overrides), startOfTests);
    const idsOf = async (filter: Filter<PersonColumn>) => (await pageOf({ filter })).rows.map(({ id }) => id);
    const ada = { id: 'm1', accountId: 'ada', organizationId: 'pier', role: 'manager' } as const;

    test("[ORG-5] returns a person's name, organizations, and access", async () => {
      const endsAt = startOfTests + 3 * day;
      await harness.accounts.open(
        anAccount({ grants: [{ kind: 'trial', startsAt: startOfTests, endsAt }], createdAt: startOfTests }),
      );
      await harness.organizations.join({ ...ada, billingContact: false, at: startOfTests });
      await harness.members.recordActive('ada', startOfTests + day);
      const person: Person = {
        id: 'ada',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@lovelace.test',
        accountType: 'customer',
        organizations: [{ id: 'pier', name: 'Pier School', role: 'manager' }],
        lastActiveAt: startOfTests + day,
        since: startOfTests,
        account: { accessState: 'trial_active', trialDaysLeft: 3, disabledAt: null },
      };
      expect(await pageOf()).toEqual({ rows: [person], total: 1, before: null, after: null });
    });

    test('[ORG-5] finds people by a part of their name, their address, and the names of their organizations', async () => {
      await harness.accounts.open(anAccount());
      await harness.accounts.open(
        anAccount({ id: 'grace', firstName: 'Grace', lastName: null, email: 'Rear@Navy.test' }),
      );
      await harness.organizations.join({ ...ada, billingContact: false, at: startOfTests });
      expect(await idsOf(text('person', 'lace'))).toEqual(['ada']);
      expect(await idsOf(text('person', 'GRACE rear@'))).toEqual(['grace']);
      expect(await idsOf(text('organization', 'er sch'))).toEqual(['ada']);
      await harness.organizations.endMembership('m1', { at: startOfTests + day, why: 'left' });
      expect(await idsOf(text('organization', 'er sch'))).toEqual([]);
      await harness.accounts.changeEmail('grace', 'grace@hopper.test');
      expect(await idsOf(text('person', 'hopper'))).toEqual(['grace']);
      await harness.accounts.erase('grace');
      expect(await idsOf(text('person', 'hopper'))).toEqual([]);
    });

    test('[ORG-5] activity of a person without an organization is recorded, too', async () => {
      await harness.accounts.open(anAccount());
      await harness.members.recordActive('ada', startOfTests);
      expect((await pageOf()).rows.map(({ lastActiveAt }) => lastActiveAt)).toEqual([startOfTests]);
    });

    test("[LIC-1] an organization's license covers its members and those below", async () => {
      const { accounts, grants, members, organizations } = harness;
      await accounts.open(anAccount({ grants: [] }));
      await accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test', grants: [] }));
      const parent = await organizations.open(aNewOrganization({ id: 'coast', kind: 'district' }));
      await organizations.open(aNewOrganization({ id: 'cove', parent }));
      const joining = { id: 'm', accountId: 'ada', organizationId: 'cove', role: 'teacher' } as const;
      await organizations.join({ ...joining, billingContact: false, at: startOfTests });
      const license = {
        kind: 'district',
        startsAt: startOfTests - day,
        endsAt: startOfTests + 90 * day,
      } as const;
      await grants.give({ organizationId: 'coast', seats: 100, ...license });
      await members.recordActive('ada', startOfTests);
      const { rows } = await pageOf({ filter: text('access', 'subscription_active') });
      expect(rows.map(({ id, account }) => [id, account?.accessState])).toEqual([
        ['ada', 'subscription_active'],
      ]);
    });

    test('[ORG-5] [UI-9] people are sorted naturally: by number, and with accents next to plain letters', async () => {
      const names = ['Zoo', 'Teacher 10', 'Émile', 'Teacher 2', 'Eddie'];
      for (const [at, firstName] of names.entries())
        await harness.accounts.open(
          anAccount({
            id: `n${at}`,
            firstName,
            lastName: 'Pier',
            email: `t${[3, 10, 1, 2, 0][at] ?? 0}@pier.test`,
          }),
        );
      const sortedBy = async (column: 'email' | 'name') => {
        const { rows } = await pageOf({ sort: { column, direction: 'asc' } });
        return rows.flatMap(({ firstName, lastName }) => (lastName === 'Pier' ? [firstName] : []));
      };
      expect(await sortedBy('name')).toEqual(['Eddie', 'Émile', 'Teacher 2', 'Teacher 10', 'Zoo']);
      expect(await sortedBy('email')).toEqual(['Eddie', 'Émile', 'Teacher 2', 'Zoo', 'Teacher 10']);
    });

    test('[UI-9] matches the rules of tables for any query', async () => {
      await populate(harness);
      const all = (await pageOf()).rows;
      const states = new Set(all.map(({ account }) => account?.accessState));
      expect(states).toEqual(new Set(accessStates));
      for (const [at, { account }] of [...all]
        .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
        .entries())
        expect(account?.accessState).toBe(accessAt(startOfTests, grantsOf(at)).state);
      await fc.assert(
        fc.asyncProperty(
          someFilter,
          fc.constantFrom(...sortedPersonColumns),
          fc.constantFrom('asc' as const, 'desc' as const),
          async (filter, column, direction) => {
            const request = { filter, sort: { column, direction }, size: 25 as const };
            const first = queryRows(all, personReader, { ...request, start: null }, dayInZone(timeZone));
            expect(await pageOf({ ...request, start: null })).toEqual(first);
            if (first.after === null) return;
            const start = { after: first.after };
            expect(await pageOf({ ...request, start })).toEqual(
              queryRows(all, personReader, { ...request, start }, dayInZone(timeZone)),
            );
          },
        ),
        { numRuns: 120 },
      );
    }, 60_000);
  });
}
