import { describe, expect, test } from 'vitest';
import { Buckets, defaultCallBudgets } from '#server/http/call-budgets.ts';
import { minute } from '../../builders/time.ts';
import { aServer } from '../a-server.ts';

type Server = ReturnType<typeof aServer>;

const sendLink = '/v1/app/auth/send-link';
const stranger = '203.0.113.66';
const home = '198.51.100.1';
const { burst } = defaultCallBudgets.network;

/** Sends invalid forms, each with a new idempotency key, as in the reported attack. */
const flood = async (server: Server, count: number, headers: Record<string, string> = {}) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const reply = await server.call('POST', sendLink, {
      remoteAddress: stranger,
      headers: { 'idempotency-key': `key-${at}`, ...headers },
      payload: { email: 'nobody' },
    });
    statuses.push(reply.status);
  }
  return statuses;
};

describe('[SEC-3] visitors cannot fill the database', () => {
  test('are limited by network before anything is reserved or stored', async () => {
    const server = aServer();
    const statuses = await flood(server, burst + 20);
    expect(statuses).toEqual([...Array<number>(burst).fill(422), ...Array<number>(20).fill(429)]);
    expect(server.idempotency.keys()).toEqual([]);
    const refused = await server.call('POST', sendLink, { remoteAddress: stranger, payload: {} });
    expect(refused).toMatchObject({ status: 429, body: { type: '/problems/call/too-many-requests' } });
    expect(refused.headers['retry-after']).toBe('1');
    const payload = { email: 'ada@lovelace.test' };
    expect((await server.call('POST', sendLink, { remoteAddress: home, payload })).status).toBe(200);
    await server.clock.advance(minute);
    expect((await server.call('POST', sendLink, { remoteAddress: stranger, payload })).status).toBe(200);
  });

  test('can still read', async () => {
    const server = aServer();
    await flood(server, burst + 1);
    const lessons = await server.call('GET', '/v1/app/lessons', { remoteAddress: stranger });
    expect(lessons.status).toBe(200);
  });

  test('do not use up the budget of a known browser on their network', async () => {
    const server = aServer();
    const me = await server.call('GET', '/v1/app/users/me', { headers: await server.signedIn() });
    const cookie = String(me.headers['set-cookie']).split(';')[0] ?? '';
    expect(await flood(server, burst + 1)).toContain(429);
    const payload = { email: 'ada@lovelace.test' };
    const reply = await server.call('POST', sendLink, {
      remoteAddress: stranger,
      headers: { cookie },
      payload,
    });
    expect(reply.status).toBe(200);
  });
});

test('[SEC-3] a signed-in user has one budget for all calls, from any network', async () => {
  const server = aServer({
    callBudgets: { ...defaultCallBudgets, person: { burst: 5, perSecond: 2 } },
  });
  const read = async (email: string, remoteAddress = home) =>
    server.call('GET', '/v1/app/users/me', { headers: await server.signedIn(email), remoteAddress });
  for (let count = 0; count < 5; count += 1) expect((await read('ada@lovelace.test')).status).toBe(200);
  const refused = await read('ada@lovelace.test', stranger);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  expect((await read('grace@hopper.test')).status).toBe(200);
  await server.clock.advance(1000);
  expect((await read('ada@lovelace.test')).status).toBe(200);
});

test('the calls of a single page are never refused', async () => {
  const server = aServer();
  for (let count = 0; count < 500; count += 1) {
    const reply = await server.call('GET', '/v1/app/lessons', { headers: await server.signedIn() });
    expect(reply.status).toBe(200);
  }
});

describe('a bucket', () => {
  test('refills with time, never exceeds its budget, and is not affected by a clock that is set back', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 0.1 });
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('a', 0)]).toEqual([null, null, 10]);
    expect(buckets.take('a', -minute)).toBe(10);
    expect(buckets.take('a', 10_000)).toBeNull();
    expect([1, 2, 3].map(() => buckets.take('a', 60 * minute))).toEqual([null, null, 10]);
  });

  test('stores a limited number of callers', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 });
    for (let caller = 0; caller < 100_000; caller += 1) buckets.take(`caller ${caller}`, caller * 10);
    expect(buckets.size).toBeLessThanOrEqual(20_000);
    expect([1, 2].map(() => buckets.take('caller 99999', 1_001_000))).toEqual([null, null]);
  });
});
