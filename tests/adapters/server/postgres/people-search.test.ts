import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresMemberRepository } from '#adapters/postgres/organizations/postgres-member-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresOrganizationSettingsStore } from '#adapters/postgres/organizations/postgres-organization-settings-store.ts';
import { PostgresPeopleDirectory } from '#adapters/postgres/organizations/postgres-people-directory.ts';
import { personDefaults } from '#domain/organizations/directory/person-table.ts';
import { memberDefaults } from '#domain/organizations/members/member-table.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { aNewOrganization } from '../../../builders/an-organization.ts';
import { everything } from '../../../builders/a-scope.ts';
import { startOfTests } from '../../../builders/time.ts';
import { openForTests, testDatabases } from './test-databases.ts';

const timeZone = 'America/New_York';
const all = { filter: { match: 'all', rules: [] }, start: null, timeZone } as const;

/** A hundred syllables, nearly all different. Folding turns each into three letters. */
const hangul = (first: number): string =>
  Array.from({ length: 100 }, (_, at) =>
    String.fromCodePoint(0xac_00 + ((first + at * 7_919) % 11_172)),
  ).join('');

describe.each(testDatabases)('search columns of people: $name', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  test('[ORG-5] the longest names and addresses fit the search indexes of people', async () => {
    const email = `${'é'.repeat(60)}@${Array.from({ length: 12 }, (_, at) => `harbor${at}abcdefg`).join('.')}.test`;
    const account = anAccount({ id: 'long', firstName: hangul(0), lastName: hangul(4_001), email });
    await new PostgresAccountRepository(database.db).open(account);
    const query = { ...personDefaults, ...all };
    const page = await new PostgresPeopleDirectory(database.db).page(query, startOfTests);
    expect(page.rows.map(({ id }) => id)).toEqual(['long']);
  });

  test('[ROS-2] the longest names of students fit the sort indexes of students', async () => {
    const [given, family] = [hangul(17), hangul(4_018)];
    const folded = foldText(`${given} ${family}`);
    const { rows } =
      await sql`insert into students (id, organization_path, state, given_name, family_name, name_folded, family_folded)
      values ('long', 'pier/', 'active', ${given}, ${family}, ${folded}, ${foldText(family)}) returning id`.execute(
        database.db,
      );
    expect(rows).toEqual([{ id: 'long' }]);
  });

  test("[ORG-6] members are sorted by their school's current name", async () => {
    const organizations = new PostgresOrganizationRepository(database.db);
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['oak', 'pine']) {
      await accounts.open(anAccount({ id, email: `${id}@harbor.test` }));
      await organizations.open(aNewOrganization({ id, kind: 'school', name: `${id} school` }));
      const membership = { id: `m-${id}`, accountId: id, organizationId: id, role: 'teacher' } as const;
      await organizations.join({ ...membership, billingContact: false, at: startOfTests });
    }
    const query = { ...memberDefaults, ...all, sort: { column: 'school', direction: 'asc' } } as const;
    const schools = async () =>
      (await new PostgresMemberRepository(database.db).page(query, everything)).rows.map(({ id }) => id);
    expect(await schools()).toEqual(['m-oak', 'm-pine']);
    await new PostgresOrganizationSettingsStore(database.db).change('oak', { name: 'Quince School' });
    expect(await schools()).toEqual(['m-pine', 'm-oak']);
    expect(
      (await sql`select from memberships where school_folded is null`.execute(database.db)).rows,
    ).toEqual([]);
  });
});
