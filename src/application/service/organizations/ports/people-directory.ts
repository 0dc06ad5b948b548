import type { Person } from '#domain/organizations/directory/person.ts';
import type { PersonQuery } from '#domain/organizations/directory/person-table.ts';
import type { Page } from '#domain/platform/tables/page.ts';

/** Finds people among all accounts, for our staff (ORG-5). */
export interface PeopleDirectory {
  /** A page of all people with their access state at `now` (epoch milliseconds). `total` is at most `maxPeopleCounted` + 1. */
  page(query: PersonQuery, now: number): Promise<Page<Person>>;
}
