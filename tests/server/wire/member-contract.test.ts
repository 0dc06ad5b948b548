import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { memberResponse, membersResponse } from '#adapters/wire/organizations/members.ts';
import type { Member, MemberProfile } from '#domain/organizations/members/member.ts';

/** `true` if each type is assignable to the other. Ignores readonly. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

test("the contracts of members return the domain's own types", () => {
  expectTypeOf<Same<z.output<typeof memberResponse>['data'], MemberProfile>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof membersResponse>['data'][number], Member>>().toEqualTypeOf<true>();
});
