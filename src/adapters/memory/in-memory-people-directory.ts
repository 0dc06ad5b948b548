import type { PeopleDirectory } from '#application/service/ports/people-directory.ts';
import type { Account } from '#application/service/ports/account-repository.ts';
import type { Person } from '#domain/directory/person.ts';
import { maxPeopleCounted, personReader, type PersonQuery } from '#domain/directory/person-table.ts';
import { accessAt } from '#domain/license/grant.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { type Page, queryRows } from '#domain/tables/page.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { isCoveredMember } from './seat-of.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';

export class InMemoryPeopleDirectory implements PeopleDirectory {
  readonly #accounts: InMemoryAccountRepository;
  readonly #organizations: InMemoryOrganizationRepository;

  constructor(accounts: InMemoryAccountRepository, organizations: InMemoryOrganizationRepository) {
    this.#accounts = accounts;
    this.#organizations = organizations;
  }

  page({ timeZone, ...query }: PersonQuery, now: number): Promise<Page<Person>> {
    const people = this.#accounts.accounts().map((account) => this.#personOf(account, now));
    const page = queryRows(people, personReader, query, dayInZone(timeZone));
    return Promise.resolve({ ...page, total: Math.min(page.total, maxPeopleCounted + 1) });
  }

  #personOf({ id, grants, disabledAt, ...account }: Account, now: number): Person {
    const memberships = this.#organizations.ofAccount(id);
    const held = memberships
      .filter(isCoveredMember)
      .flatMap(({ organization }) => this.#organizations.licenses.above(organization));
    const { state, trialDaysLeft } = accessAt(now, [...grants, ...held]);
    const organizations = memberships.map(({ organization, role }) => {
      const name = this.#organizations.ofPath(organization)?.name ?? '';
      return { id: idOfPath(organization), name, role };
    });
    return {
      id,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      accountType: account.accountType,
      organizations,
      lastActiveAt: this.#organizations.lastActiveOf(id),
      since: account.createdAt,
      account: { accessState: state, trialDaysLeft, disabledAt },
    };
  }
}
