import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { anAccount } from '../../../builders/an-account.ts';
import { aServer } from '../../a-server.ts';

/** Every documented operation. The test of the API description proves that the list is complete. */
const calls = (app: FastifyInstance): readonly (readonly [string, string])[] =>
  Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => [method.toUpperCase(), path] as const),
  );

const open = new Set([
  'POST /v1/app/auth/send-link',
  'POST /v1/app/auth/verify-code',
  'POST /v1/app/auth/open-link',
  'POST /v1/app/auth/recover-second-factor',
  'POST /v1/app/sign-up',
  'GET /v1/app/invitations/{token}',
  'PATCH /v1/app/invitations/{token}',
  'GET /v1/app/records/{code}',
  'POST /v1/app/passes',
  'POST /v1/app/entry',
  'POST /v1/app/entry/student',
  'POST /v1/app/entry/login',
  'GET /v1/app/sign-in-rules/{domain}',
  'GET /v1/app/self-service/opening',
  'POST /v1/app/self-service/orders',
  'POST /v1/app/self-service/orders/{id}/order',
  'POST /v1/app/self-service/orders/{id}/checkout',
  'POST /v1/app/self-service/orders/{id}/read',
  'POST /v1/app/self-service/orders/{id}/claim-mail',
  'POST /v1/app/self-service/orders/{id}/file',
  'POST /v1/app/self-service/orders/{id}/tax-form',
  'POST /v1/app/payments/notices',
  'POST /v1/app/notices/stop',
  'GET /v1/app/lessons',
  'GET /v1/app/lessons/{slug}',
  'GET /v1/app/lessons/{slug}/download',
  'GET /v1/app/scope-and-sequence',
  'GET /v1/app/scope-and-sequence/download',
]);

/** Closed operations that need a substitute pass or a student's token (ORG-13, ROS-8). */
const byOther = new Set([
  'GET /v1/app/passes/classroom',
  'GET /v1/app/entry/assignments',
  'GET /v1/app/entry/assignments/{id}/lesson',
  'GET /v1/app/entry/programs',
  'PUT /v1/app/entry/programs/{id}',
  'DELETE /v1/app/entry/programs/{id}',
  'GET /v1/app/entry/programs/{id}/versions',
  'POST /v1/app/entry/programs/{id}/restore',
  'POST /v1/app/entry/signals',
  'GET /v1/app/entry/class',
  'PUT /v1/app/entry/class/show',
  'POST /v1/app/entry/class/message',
  'POST /v1/app/entry/leave',
  'GET /v1/app/entry/partners',
  'POST /v1/app/entry/programs/{id}/share',
  'PUT /v1/app/entry/assignments/{id}/activities/{activityId}',
  'PUT /v1/app/entry/assignments/{id}/answers/{questionId}',
]);

test('[SEC-1] every call except the public ones needs a token', async () => {
  const { app, call } = aServer();
  await app.ready();
  const closed = calls(app).filter(([method, path]) => !open.has(`${method} ${path}`));
  expect(closed.length).toBe(calls(app).length - open.size);
  for (const [method, path] of closed) {
    const reply = await call(method, path);
    expect([method, path, reply.status, reply.body.type]).toEqual([
      method,
      path,
      401,
      byOther.has(`${method} ${path}`) ? '/problems/session/required' : '/problems/call/unauthenticated',
    ]);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  }
});

test.each(['memory-token-1', 'Basic YTpi', 'Bearer', 'Bearer a b', 'bearer  '])(
  '[SEC-1] %j is not a token',
  async (authorization) => {
    const { call } = aServer();
    const reply = await call('GET', '/v1/app/users/me', { headers: { authorization } });
    expect(reply).toMatchObject({ status: 401, body: { type: '/problems/token/invalid' } });
  },
);

test('[SEC-1] a token of a user who was disabled or signed out everywhere is refused at the next call', async () => {
  const { call, bearer, identity } = aServer();
  const ada = bearer('ada@lovelace.test');
  const grace = bearer('grace@hopper.test');
  identity.disable('ada@lovelace.test');
  identity.revoke('grace@hopper.test');
  const disabled = await call('GET', '/v1/app/users/me', { headers: ada });
  const revoked = await call('GET', '/v1/app/users/me', { headers: grace });
  expect([disabled.body.type, revoked.body.type]).toEqual([
    '/problems/token/disabled',
    '/problems/token/revoked',
  ]);
});

test('[SEC-1] the role is read from the database', async () => {
  const { call, bearer, accounts, identity } = aServer();
  const user = identity.addUser({ email: 'ada@lovelace.test' });
  await accounts.open(anAccount({ id: user.id, accountType: 'manager' }));
  const reply = await call('GET', '/v1/app/users/me', { headers: bearer() });
  expect(reply.body.data.accountType).toBe('manager');
});

describe('[SEC-4] mass assignment', () => {
  const names = { firstName: 'Ada', lastName: 'L' };
  test.each([
    ['PUT', '/v1/app/users/profile', names],
    ['PATCH', '/v1/app/users/me/complete-onboarding', { ...names, schoolOrDistrict: null }],
    ['PUT', '/v1/app/users/me/phone-number', { phoneNumber: null }],
    ['POST', '/v1/app/sign-up', { ...names, email: 'a@b.test', schoolOrDistrict: null }],
    ['POST', '/v1/app/auth/send-link', { email: 'a@b.test' }],
    ['POST', '/v1/app/auth/verify-code', { email: 'a@b.test', code: '123456' }],
    ['POST', '/v1/app/auth/open-link', { email: 'a@b.test', mailKey: 'k' }],
  ] as const)('%s %s', async (method, url, body) => {
    const { call, bearer, accounts, outbox } = aServer();
    const headers = bearer();
    await call('PATCH', '/v1/app/users/me/ensure-profile', { headers });
    const before = accounts.accounts();
    for (const extra of [
      { accountType: 'admin' },
      { accessState: 'subscription_active' },
      { org: 1 },
      { id: 'x' },
    ]) {
      const reply = await call(method, url, { headers, payload: { ...body, ...extra } });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toMatchObject([{ field: Object.keys(extra)[0], code: 'unknown-field' }]);
    }
    expect([accounts.accounts(), accounts.signUps(), outbox.waiting()]).toEqual([before, [], []]);
  });

  test('a call without a body accepts none', async () => {
    const { call, bearer, accounts } = aServer();
    const payload = { accountType: 'admin' };
    const reply = await call('PATCH', '/v1/app/users/me/ensure-profile', { headers: bearer(), payload });
    expect(reply.status).toBe(422);
    expect(accounts.accounts()).toEqual([]);
  });
});

test.each([
  '{"email":"a@b.test","__proto__":{"x":1}}',
  '{"email":"a@b.test","constructor":{"prototype":{"x":1}}}',
])('[SEC-4] a body that sets a prototype is refused: %s', async (payload) => {
  const { call, outbox } = aServer();
  const headers = { 'content-type': 'application/json' };
  const reply = await call('POST', '/v1/app/auth/send-link', { headers, payload });
  expect(reply.status).toBe(400);
  expect(outbox.waiting()).toEqual([]);
});

test('[SEC-4] a text with a NUL, which no database stores, is refused', async () => {
  const { call } = aServer();
  const payload = { email: 'a@b\u0000.test' };
  expect((await call('POST', '/v1/app/auth/send-link', { payload })).status).toBe(422);
});

test.each(['/dev', '/dev/mail', '/dev/identity/gapi.js', '/emulator/v1/projects/x/accounts'])(
  'nothing of local mode exists: %s',
  async (url) => {
    expect((await aServer().call('GET', url)).status).toBe(404);
  },
);
