import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { peopleResponse } from '#adapters/wire/organizations/people.ts';
import type { Person } from '#domain/organizations/directory/person.ts';

/** `true` where each type takes the other's values; readonly marks do not count. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

test("the contract of people returns the domain's own type", () => {
  expectTypeOf<Same<z.output<typeof peopleResponse>['data'][number], Person>>().toEqualTypeOf<true>();
});
