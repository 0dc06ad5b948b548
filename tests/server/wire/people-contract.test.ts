import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { peopleResponse } from '#adapters/wire/organizations/people.ts';
import type { Person } from '#domain/organizations/directory/person.ts';

/** `true` if each type is assignable to the other. Ignores readonly. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

test("the contract of people returns the domain's own type", () => {
  expectTypeOf<Same<z.output<typeof peopleResponse>['data'][number], Person>>().toEqualTypeOf<true>();
});
