import type { Person } from '#domain/directory/person.ts';
import type { PersonQuery } from '#domain/directory/person-table.ts';
import type { Page } from '#domain/tables/page.ts';

/** Finds people among everybody who has an account, for our staff (ORG-5). */
export interface PeopleDirectory {
  /**
   * One page of everybody, with what their access is at this moment (`now`, epoch milliseconds). `total` counts up to
   * `mostPeopleCounted` and one more.
   */
  page(query: PersonQuery, now: number): Promise<Page<Person>>;
}
