import { expect, test } from 'vitest';
import { permissionOf, permissions } from '#domain/organizations/access/permissions.ts';
import { isAction, rolesOf } from '#domain/organizations/access/roles-of.ts';
import { aServer } from '../../a-server.ts';

test('[CAL-5] a call that a role may not make returns the action and the roles that may', async () => {
  const server = aServer();
  const { status, body } = await server.call('POST', '/v1/app/orders/o1/refunds', {
    headers: await server.signedIn(),
    payload: { cents: 1, seen: 1, note: 'School closed', reference: null },
  });
  expect([status, body.type]).toEqual([403, '/problems/account/not-permitted']);
  expect(body.detail).toBe(
    `Your role may not do this: “${permissionOf('order.refund').title}”. It is for our staff.`,
  );
});

test('[CAL-5] [ORG-3] every action has a role, and a role with an unmet condition gets the condition', () => {
  const all = Object.keys(permissions).filter(isAction);
  expect(all.filter((action) => ['', 'nobody'].includes(rolesOf(action).join()))).toEqual([]);
  expect(rolesOf('student.learn')).toEqual(['students who are logged in to their class']);
  expect(rolesOf('license.buy')).toEqual([
    'customers',
    'teachers whom no school’s license covers',
    'managers who are billing contacts',
  ]);
});
