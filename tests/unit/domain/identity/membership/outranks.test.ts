import { expect, test } from 'vitest';
import { outranks } from '#domain/organizations/members/in-charge.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';

const at = (role: MemberRole, organizationId = 'oak') => ({ role, organizationId });

test.each([
  ['customer', 'customer', true],
  ['customer', 'manager', true],
  ['manager', 'customer', false],
  ['manager', 'manager', false],
  ['manager', 'teacher', true],
  ['teacher', 'teacher', false],
] as const)('[ORG-3] a %s acts on a %s of the same school: %s', (by, member, may) => {
  expect(outranks(at(by), at(member))).toBe(may);
});

test('[ORG-3] a manager of the district can act on managers of its schools, but on no customer', () => {
  expect(outranks(at('manager', 'tide'), at('manager'))).toBe(true);
  expect(outranks(at('manager', 'tide'), at('customer'))).toBe(false);
});
