import { expect, test } from 'vitest';
import { permissionOf } from '#domain/organizations/access/permissions.ts';
import { aServer } from '../../a-server.ts';

test('[CAL-5] a call that a role may not make is told the action and who may do it', async () => {
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
