import { describe, expect, test } from 'vitest';
import { InMemoryIdempotencyStore } from '#adapters/memory/platform/in-memory-idempotency-store.ts';
import { day, minute } from '../../../builders/time.ts';
import { aGate } from '../../../builders/a-gate.ts';
import { aService } from '../../../builders/a-service.ts';
import { aServer, Outage } from '../../a-server.ts';

const url = '/v1/app/auth/send-link';
const payload = { email: 'ada@lovelace.test' };
const headers = { 'idempotency-key': '0198c0de-0000-7000-8000-000000000000' };

test('[CAL-2] a repetition gets the first reply, and nothing is done twice', async () => {
  const { call, outbox } = aServer();
  const first = await call('POST', url, { headers, payload });
  const repeat = await call('POST', url, { headers, payload });
  expect([repeat.status, repeat.text]).toEqual([first.status, first.text]);
  expect([first, repeat].map((reply) => reply.headers['idempotency-replayed'])).toEqual([undefined, 'true']);
  expect(outbox.waiting()).toHaveLength(1);
});

test('[CAL-2] also from another process, and after a restart', async () => {
  const stored = new Map();
  const one = aServer({ idempotency: new InMemoryIdempotencyStore(stored) });
  await one.call('POST', url, { headers, payload });
  await one.app.close();
  const other = aServer({ idempotency: new InMemoryIdempotencyStore(stored) });
  const repeat = await other.call('POST', url, { headers, payload });
  expect(repeat).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
  expect(other.outbox.waiting()).toEqual([]);
});

test('a refused form is refused again, without being stored', async () => {
  const { call } = aServer();
  const wrong = { email: 'nobody' };
  const first = await call('POST', url, { headers, payload: wrong });
  const repeat = await call('POST', url, { headers, payload: wrong });
  expect(repeat).toMatchObject({ status: 422, body: { type: first.body.type, errors: first.body.errors } });
  expect(repeat.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test('a PATCH can be repeated, too', async () => {
  const { call, bearer } = aServer();
  const options = { headers: { ...headers, ...bearer() } };
  await call('PATCH', '/v1/app/users/me/ensure-profile', options);
  const repeat = await call('PATCH', '/v1/app/users/me/ensure-profile', options);
  expect(repeat.headers['idempotency-replayed']).toBe('true');
});

test('a day later the key is new', async () => {
  const { call, clock, outbox } = aServer();
  await call('POST', url, { headers, payload });
  clock.sleep(day + 1);
  await call('POST', url, { headers, payload });
  expect(outbox.waiting()).toHaveLength(2);
});

test('[SEC-7] stored keys and replies cannot be read', async () => {
  const stored = new Map();
  const { call } = aServer({ idempotency: new InMemoryIdempotencyStore(stored) });
  const reply = await call('POST', url, { headers, payload });
  const text = JSON.stringify([...stored]);
  expect(stored.size).toBe(1);
  for (const secret of [headers['idempotency-key'], reply.text, 'success', 'lovelace']) {
    expect(text).not.toContain(secret);
  }
});

describe('a key belongs to one request', () => {
  const path = '/v1/app/users/me/ensure-profile';
  const reused = { status: 422, body: { type: '/problems/call/idempotency-key-reused' } };

  test.each([
    ['body', url, { email: 'grace@hopper.test' }],
    [
      'path',
      '/v1/app/sign-up',
      { ...payload, firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null },
    ],
  ])('another %s', async (_name, other, body) => {
    const { call } = aServer();
    await call('POST', url, { headers, payload });
    expect(await call('POST', other, { headers, payload: body })).toMatchObject(reused);
  });

  test('another user never gets the reply of the first', async () => {
    const { call, bearer } = aServer();
    await call('PATCH', path, { headers: { ...headers, ...bearer('ada@lovelace.test') } });
    const reply = await call('PATCH', path, { headers: { ...headers, ...bearer('grace@hopper.test') } });
    expect(reply).toMatchObject(reused);
  });

  test.each(['blockyard-organization', 'blockyard-student', 'blockyard-pass'])(
    '[SEC-4] a request with another %s is another request',
    async (header) => {
      const { call } = aServer();
      await call('POST', url, { headers: { ...headers, [header]: 'one' }, payload });
      expect(await call('POST', url, { headers: { ...headers, [header]: 'two' }, payload })).toMatchObject(
        reused,
      );
    },
  );

  test('a new token of the same user makes no difference', async () => {
    const { call, bearer } = aServer();
    await call('PATCH', path, { headers: { ...headers, ...bearer() } });
    const repeat = await call('PATCH', path, { headers: { ...headers, ...bearer() } });
    expect(repeat.headers['idempotency-replayed']).toBe('true');
  });
});

test('while the first is in progress, a repetition has to wait, and if it is abandoned, the key is new after a minute', async () => {
  const { service } = aServer();
  const gate = aGate();
  let calls = 0;
  const orderLink = async (): Promise<void> => {
    calls += 1;
    if (calls === 1) await gate.opened;
  };
  const { call, clock, idempotency } = aServer({
    service: { ...service, signIn: { ...service.signIn, orderLink } },
  });
  const first = call('POST', url, { headers, payload });
  await expect.poll(() => idempotency.keys()).toHaveLength(1);
  const repeat = await call('POST', url, { headers, payload });
  expect(repeat).toMatchObject({ status: 409, body: { type: '/problems/call/idempotency-key-in-use' } });
  expect(repeat.headers['retry-after']).toBe('1');
  clock.sleep(minute + 1);
  expect((await call('POST', url, { headers, payload })).status).toBe(200);
  gate.open();
  expect(await first, 'another one answered it').toMatchObject({ status: 409 });
  expect((await call('POST', url, { headers, payload })).headers['idempotency-replayed']).toBe('true');
});

test.each([
  ['an outage', new Outage(), 503],
  ['a failure of ours', new Error('bug'), 500],
] as const)('%s is not stored, so the repetition runs again', async (_name, error, status) => {
  const { service } = aServer();
  const outcomes = [Promise.reject(error), Promise.resolve()];
  outcomes[0]?.catch(() => undefined);
  const orderLink = () => outcomes.shift() ?? Promise.resolve();
  const { call } = aServer({ service: { ...service, signIn: { ...service.signIn, orderLink } } });
  expect((await call('POST', url, { headers, payload })).status).toBe(status);
  expect((await call('POST', url, { headers, payload })).status).toBe(200);
});

test('a refused token uses up no key', async () => {
  const { call, bearer } = aServer();
  const path = '/v1/app/users/me/ensure-profile';
  await call('PATCH', path, { headers: { ...headers, authorization: 'Bearer forged' } });
  expect((await call('PATCH', path, { headers: { ...headers, ...bearer() } })).status).toBe(200);
});

test.each(['', 'with space', 'x'.repeat(201), 'ünicode'])('%j is not a key', async (key) => {
  const { call } = aServer();
  const reply = await call('POST', url, { headers: { 'idempotency-key': key }, payload });
  expect(reply).toMatchObject({ status: 400, body: { type: '/problems/call/malformed' } });
});

test('[REL-8] an action whose reply cannot be stored is undone and reported, and the repetition does it once', async () => {
  const behind = aService();
  const { idempotency } = behind;
  const claim = idempotency.claim.bind(idempotency);
  idempotency.claim = async (...asked) => {
    const claimed = await claim(...asked);
    if (claimed.state !== 'new') return claimed;
    const save = async (): Promise<boolean> => {
      await claimed.call.release();
      throw new Outage('gone');
    };
    return { ...claimed, call: { ...claimed.call, save } };
  };
  const { call, outbox, lines } = aServer({}, behind);
  const refused = await call('POST', url, { headers, payload });
  expect(refused).toMatchObject({ status: 503, body: { type: '/problems/call/dependency-away' } });
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(outbox.waiting()).toEqual([]);
  expect(lines.map((line) => line['msg'])).toContain('a call and its reply could not be stored');
  idempotency.claim = claim;
  expect((await call('POST', url, { headers, payload })).status).toBe(200);
  expect(outbox.waiting()).toHaveLength(1);
});

test('[REL-8] a key that could not be released during an outage is released after it', async () => {
  const behind = aService();
  const { idempotency } = behind;
  const claim = idempotency.claim.bind(idempotency);
  let [isAway, releases] = [true, 0];
  const whenBack = <T>(work: () => Promise<T>): Promise<T> =>
    isAway ? Promise.reject(new Outage('gone')) : work();
  idempotency.claim = async (...asked) => {
    const claimed = await claim(...asked);
    if (claimed.state !== 'new') return claimed;
    const { call } = claimed;
    const release = (): Promise<void> => {
      releases += 1;
      return whenBack(() => call.release());
    };
    return { ...claimed, call: { ...call, release, save: (answer) => whenBack(() => call.save(answer)) } };
  };
  const { call, clock, lines } = aServer({}, behind);
  expect((await call('POST', url, { headers, payload })).status).toBe(503);
  expect((await call('POST', url, { headers, payload })).body.type).toBe(
    '/problems/call/idempotency-key-in-use',
  );
  await clock.advance(2_000);
  expect(releases).toBe(1);
  isAway = false;
  await clock.advance(2_000);
  expect(releases).toBe(2);
  expect((await call('POST', url, { headers, payload })).status).toBe(200);
  expect(lines.map((line) => line['msg'])).toContain('a key could not be released');
});

test('[REL-8] a failure after the action undoes it, and the repetition does it once', async () => {
  const behind = aService();
  let failures = 1;
  const orderLink: typeof behind.app.signIn.orderLink = async (email) => {
    await behind.app.signIn.orderLink(email, 'login');
    failures -= 1;
    if (failures >= 0) throw new Error('bug');
  };
  const composed = {
    ...behind.composed,
    service: { ...behind.app, signIn: { ...behind.app.signIn, orderLink } },
  };
  const { call, outbox } = aServer({}, { ...behind, composed });
  expect((await call('POST', url, { headers, payload })).status).toBe(500);
  expect(outbox.waiting()).toEqual([]);
  expect((await call('POST', url, { headers, payload })).status).toBe(200);
  expect(outbox.waiting()).toHaveLength(1);
});
