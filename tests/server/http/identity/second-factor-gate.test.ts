import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { aLesson } from '../../../builders/a-lesson.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { aServer } from '../../a-server.ts';

/** Operations that are open to users without a second factor: to set one up, or to delete the account. */
const open = [
  'GET /v1/app/organizations',
  'GET /v1/app/users/me',
  'GET /v1/app/users/me/consents',
  'GET /v1/app/users/me/onboarding-status',
  'PATCH /v1/app/users/me/ensure-profile',
  'POST /v1/app/users/me/sign-out-everywhere',
  'DELETE /v1/app/users/me',
  'GET /v1/app/users/me/deletion',
  'POST /v1/app/users/me/recovery-codes',
  'PUT /v1/app/users/me/password-setup',
];

const asAdmin = async (secondFactor: boolean) => {
  const server = aServer();
  const user = server.identity.addUser({ id: 'rosa', email: 'rosa@blockyard.test', emailVerified: true });
  await server.accounts.open(anAccount({ id: 'rosa', email: user.email, accountType: 'admin' }));
  const token = server.identity.issueToken(user, 'email', { secondFactor }).token;
  const options: InjectOptions = { headers: { authorization: `Bearer ${token}` } };
  return { ...server, options };
};

const signedInCalls = async ({ app }: ReturnType<typeof aServer>): Promise<readonly string[]> => {
  await app.ready();
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries<{ security?: readonly object[] }>(methods ?? {})
      .filter(([, { security }]) => security?.length === 1)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
};

test('[AUT-18] an admin without a second factor is refused every signed-in call except those for its setup', async () => {
  const server = await asAdmin(false);
  const calls = await signedInCalls(server);
  const closed = calls.filter((name) => !open.includes(name));
  expect(calls.length - closed.length).toBe(open.length);
  expect(closed.length).toBeGreaterThan(3);
  for (const name of closed) {
    const [method = '', path = ''] = name.split(' ');
    const { status, body } = await server.call(method, path, server.options);
    expect([name, status, body.type]).toEqual([name, 403, '/problems/account/second-factor-required']);
  }
});

test('[AUT-18] me gives the reason', async () => {
  const { call, options } = await asAdmin(false);
  const { status, body } = await call('GET', '/v1/app/users/me', options);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ accountType: 'admin', secondFactorRequired: true });
});

test('[AUT-18] an admin who completed the second step has access', async () => {
  const { call, options } = await asAdmin(true);
  expect((await call('GET', '/v1/app/users/profile', options)).status).toBe(200);
  const { body } = await call('GET', '/v1/app/users/me', options);
  expect(body.data.secondFactorRequired).toBe(false);
});

test('[AUT-18] no other user needs a second factor, and the check opens no account', async () => {
  const { call, bearer, signedIn, accounts } = aServer();
  const reply = await call('GET', '/v1/app/users/profile', { headers: bearer() });
  expect([reply.status, reply.body.type]).toEqual([403, '/problems/account/not-opened']);
  expect(accounts.accounts()).toEqual([]);
  expect((await call('GET', '/v1/app/users/profile', { headers: await signedIn() })).status).toBe(200);
});

test('[AUT-18] [LES-5] an admin without a second factor reads what a visitor reads, and no more', async () => {
  for (const [secondFactor, locked] of [
    [true, { kind: 'open' }],
    [false, { kind: 'locked', reason: 'sign-in' }],
  ] as const) {
    const { call, options, service } = await asAdmin(secondFactor);
    await service.lessons.load([aLesson({ access: 'licensed' })]);
    const { body } = await call('GET', '/v1/app/lessons/load-the-barge', options);
    expect([secondFactor, body.data.assessment.answers]).toMatchObject([secondFactor, locked]);
  }
});
