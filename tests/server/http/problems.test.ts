import { beforeAll, describe, expect, test } from 'vitest';
import { problemResponse, problemType } from '#adapters/wire/problem.ts';
import { type ProblemKind, problems } from '#adapters/wire/problems.ts';
import { err } from '#domain/result.ts';
import { aServer, Outage } from '../a-server.ts';

const signUp = { email: 'ada@lovelace.test', firstName: 'Ada', lastName: 'L', schoolOrDistrict: null };

const failing = (error: unknown) => {
  const { service } = aServer();
  const registerSignUp = async (): Promise<void> => {
    throw error;
  };
  return aServer({
    service: { ...service, accounts: { ...service.accounts, registerSignUp } },
    adviceOn: (cause) =>
      cause instanceof Error && cause.message === 'PERMISSION_DENIED' ? 'check the key' : null,
  });
};

test('[CAL-5] a problem is an RFC 9457 document with a stable type, and the ID in the log', async () => {
  const { call, lines } = failing(new Error('relation "secrets" does not exist'));
  const reply = await call('POST', '/v1/app/sign-up', { payload: signUp });
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problemResponse.parse(reply.body)).toEqual(reply.body);
  expect(reply).toMatchObject({ status: 500, body: { type: '/problems/call/failed', status: 500 } });
  expect(reply.headers['x-request-id']).toBe(reply.body.requestId);
  const logged = lines.filter((line) => line['requestId'] === reply.body.requestId);
  expect(logged.map((line) => line['msg'])).toEqual(['request failed', 'request answered']);
});

test('[CAL-5] no internals are revealed: no stack, no SQL, no internal name', async () => {
  const sql = Object.assign(new Error('duplicate key: INSERT INTO sign_ups'), {
    code: '23505',
    detail: 'ada@x',
  });
  const { call, lines } = failing(sql);
  const reply = await call('POST', '/v1/app/sign-up', { payload: signUp });
  expect(reply.text).not.toMatch(/INSERT|duplicate|sign_ups|23505|at .*\.ts/);
  expect(JSON.stringify(lines)).not.toContain('ada@x');
});

test('[REL-5] an outage is answered with 503 and the time to retry', async () => {
  const { call } = failing(new Outage('connect ECONNREFUSED'));
  const reply = await call('POST', '/v1/app/sign-up', { payload: signUp });
  expect(reply).toMatchObject({ status: 503, body: { type: '/problems/call/dependency-away' } });
  expect(reply.headers['retry-after']).toBe('5');
});

test('[REL-5] an outage that only the operator can end is logged as an error with instructions', async () => {
  for (const [reason, level, msg] of [
    ['connect ECONNREFUSED', 'warn', 'a dependency is unavailable'],
    ['PERMISSION_DENIED', 'error', 'check the key'],
  ]) {
    const { call, lines } = failing(new Outage(reason));
    expect((await call('POST', '/v1/app/sign-up', { payload: signUp })).status).toBe(503);
    const [said] = lines.filter((line) => line['failure'] !== undefined);
    expect([reason, said]).toMatchObject([reason, { level: level === 'warn' ? 40 : 50, msg }]);
  }
});

describe('[CAL-5] refused fields', () => {
  test('[SEC-4] thousands of unknown fields get a reply shorter than the request', async () => {
    const { call } = aServer();
    const names = Array.from({ length: 4_000 }, (_, at) => [`field${at}`, 1]);
    const many = { ...signUp, ...Object.fromEntries(names) };
    const long = { ...signUp, ['x'.repeat(50_000)]: 1 };
    for (const payload of [many, long]) {
      const reply = await call('POST', '/v1/app/sign-up', { payload });
      expect(reply).toMatchObject({ status: 422, body: { type: '/problems/form/invalid' } });
      expect(reply.body.errors[0].code).toBe('unknown-field');
      expect(reply.text.length).toBeLessThan(10_000);
    }
  });

  test("all of them are reported at once, by the form's rules", async () => {
    const { call, accounts } = aServer();
    const payload = { ...signUp, email: 'nobody', firstName: ' ', lastName: 'x'.repeat(101) };
    const reply = await call('POST', '/v1/app/sign-up', { payload });
    expect(reply).toMatchObject({ status: 422, body: { type: '/problems/form/invalid' } });
    expect(reply.body.errors).toMatchObject([
      { field: 'email', code: 'malformed' },
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'too-long' },
    ]);
    expect(accounts.signUps()).toEqual([]);
  });

  test('and equally by the schema of the call', async () => {
    const { call } = aServer();
    const { email: _email, ...rest } = signUp;
    const payload = {
      ...rest,
      firstName: 7,
      lastName: 'x'.repeat(1001),
      utm: { utmSource: 'x'.repeat(201) },
      age: 3,
    };
    const reply = await call('POST', '/v1/app/sign-up', { payload });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([
      { field: 'email', code: 'required' },
      { field: 'firstName', code: 'malformed' },
      { field: 'lastName', code: 'too-long' },
      { field: 'utm.utmSource', code: 'too-long' },
      { field: 'age', code: 'unknown-field' },
    ]);
  });

  test.each([
    ['email', 'POST', '/v1/app/auth/send-link', { email: 'nobody' }],
    ['phoneNumber', 'PUT', '/v1/app/users/me/phone-number', { phoneNumber: 'call me' }],
    ['firstName', 'PUT', '/v1/app/users/profile', { firstName: '\u0007', lastName: 'L' }],
    [
      'lastName',
      'PATCH',
      '/v1/app/users/me/complete-onboarding',
      { ...signUp, email: undefined, lastName: '\u0001' },
    ],
  ] as const)('%s of %s %s', async (field, method, url, payload) => {
    const { call, signedIn } = aServer();
    const reply = await call(method, url, { headers: await signedIn(), payload });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([{ field, code: 'malformed' }]);
  });
});

describe('[CAL-5] calls that cannot be parsed', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', '{"email":', json, 400, 'call/malformed'],
    ['no body', '', json, 400, 'call/malformed'],
    ['a list', '[]', json, 400, 'call/malformed'],
    ['a text', '"ada"', json, 400, 'call/malformed'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'call/media-type-unsupported'],
    [
      'a form',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'call/media-type-unsupported',
    ],
    ['too much', JSON.stringify({ email: 'x'.repeat(70_000) }), json, 413, 'call/body-too-large'],
  ] as const)('%s', async (...[, payload, headers, status, kind]) => {
    const { call } = aServer();
    const reply = await call('POST', '/v1/app/auth/send-link', { payload, headers });
    expect(reply).toMatchObject({ status, body: { type: `/problems/${kind}` } });
  });

  test('an unknown path', async () => {
    const reply = await aServer().call('GET', '/v1/app/users/you');
    expect(reply).toMatchObject({ status: 404, body: { type: '/problems/call/no-such-path' } });
  });

  test('another method of a known path, with the allowed ones', async () => {
    const reply = await aServer().call('DELETE', '/v1/app/users/profile');
    expect(reply).toMatchObject({ status: 405, body: { type: '/problems/call/method-not-allowed' } });
    expect(reply.headers['allow']).toBe('GET, HEAD, PUT');
  });

  test('another method of a path with a parameter', async () => {
    const reply = await aServer().call('POST', '/v1/app/lessons/load-the-barge?x=1');
    expect(reply.status).toBe(405);
  });

  test.each(['/v1/app/lessons/%E0%A4%A', '/v1/app/lessons/%ff'])(
    '[CAL-5] a malformed address has its request ID in header, body and log: %s',
    async (path) => {
      const { call, lines } = aServer();
      const reply = await call('GET', path);
      expect(reply).toMatchObject({ status: 400, body: { type: '/problems/call/malformed' } });
      const id = reply.headers['x-request-id'];
      expect(id).toMatch(/./);
      expect(reply.body.requestId).toBe(id);
      expect(lines).toContainEqual(expect.objectContaining({ requestId: id, status: 400 }));
    },
  );
});

test.each([
  ['token/expired', 401],
  ['token/revoked', 401],
  ['token/disabled', 401],
  ['token/unverifiable', 503],
] as const)('[SEC-1] %s', async (kind, status) => {
  const { service, bearer } = aServer();
  const { call } = aServer({
    service: { ...service, access: { ...service.access, verifyToken: () => Promise.resolve(err({ kind })) } },
  });
  const reply = await call('GET', '/v1/app/users/me', { headers: bearer() });
  expect(reply).toMatchObject({ status, body: { type: `/problems/${kind}` } });
});

describe('the page of a problem', () => {
  const { call } = aServer();
  let docs = '';
  beforeAll(async () => {
    docs = (await call('GET', '/v1/docs')).text;
  });

  test.each(Object.keys(problems) as readonly ProblemKind[])(
    '[CAL-5] /problems/%s leads to its text',
    async (kind) => {
      expect((await call('GET', problemType(kind))).headers.location).toBe(`/v1/docs#${kind}`);
      expect(docs).toContain(`id="${kind}"`);
    },
  );
});

describe('request IDs', () => {
  test('a valid ID of the caller is used', async () => {
    const reply = await aServer().call('GET', '/healthz', {
      headers: { 'x-request-id': 'trace-0123456789' },
    });
    expect(reply.headers['x-request-id']).toBe('trace-0123456789');
  });

  test.each(['short', 'x'.repeat(65), 'with space 123', '<script>alert(1)'])('%s is not', async (given) => {
    const reply = await aServer().call('GET', '/healthz', { headers: { 'x-request-id': given } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('[REL-4] the log has routes and statuses, and no user, address, body or token', async () => {
  const { call, signedIn, lines } = aServer();
  await call('POST', '/v1/app/sign-up?from=ada%40lovelace.test', { payload: signUp });
  await call('GET', '/v1/app/users/me', { headers: await signedIn() });
  await call('GET', '/v1/app/lessons/ada@lovelace.test');
  await call('GET', '/somewhere/ada@lovelace.test');
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['/v1/app/sign-up', 200],
    ['/v1/app/users/me', 200],
    ['/v1/app/lessons/:slug', 404],
    ['unmatched', 404],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/lovelace|Ada|memory-token/i);
});
