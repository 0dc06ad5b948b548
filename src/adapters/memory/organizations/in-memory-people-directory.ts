import type { PeopleDirectory } from '#application/service/organizations/ports/people-directory.ts';
import type { Account } from '#application/service/identity/ports/account-repository.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import {
  maxPeopleCounted,
  personReader,
  type PersonQuery,
} from '#domain/organizations/directory/person-table.ts';
import { accessAt } from '#domain/organizations/grants/grant.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { type Page, queryRows } from '#domain/platform/tables/page.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  grantsAbove,
  isCoveredMember,
  membershipsOf,
  memberStateTable,
  organizationAt,
} from './organization-rows.ts';

export class InMemoryPeopleDirectory extends InMemoryStore implements PeopleDirectory {
  async page({ timeZone, ...query }: PersonQuery, now: number): Promise<Page<Person>> {
    const people = this.tables.of(accountTable).all();
    const rows = people.map((account) => this.#personOf(account, now));
    const page = queryRows(rows, personReader, query, dayInZone(timeZone));
    return { ...page, total: Math.min(page.total, maxPeopleCounted + 1) };
  }

  #personOf({ id, grants, disabledAt, ...account }: Account, now: number): Person {
    const memberships = membershipsOf(this.tables, id);
    const held = memberships
      .filter(isCoveredMember)
      .flatMap(({ organization }) => grantsAbove(this.tables, organization));
    const { state, trialDaysLeft } = accessAt(now, [...grants, ...held]);
    return {
      id,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      accountType: account.accountType,
      organizations: memberships.map(({ organization, role }) => {
        const name = organizationAt(this.tables, organization)?.name ?? '';
        return { id: idOfPath(organization), name, role };
      }),
      lastActiveAt: this.tables.of(memberStateTable).get(id)?.activeAt ?? null,
      since: account.createdAt,
      account: { accessState: state, trialDaysLeft, disabledAt },
    };
  }
}
