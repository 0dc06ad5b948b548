import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AxiosTransport } from '#adapters/axios/axios-transport.ts';
import { networkTimeout, retryAfterSeconds } from '#application/client/platform/http/http-rules.ts';
import { sessionHttp, type SessionHttpPorts } from '#application/client/identity/http/session-http.ts';
import type { HttpRequest } from '#application/client/platform/ports/http.ts';
import type { IdentityProvider } from '#application/client/identity/ports/identity-provider.ts';
import { err, ok } from '#domain/result.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { NetworkClock } from './network-clock.ts';
import { startScriptServer } from './script-server.ts';

const get: HttpRequest = { method: 'GET', path: '/v1/things', auth: 'required' };
const post: HttpRequest = { method: 'POST', path: '/v1/things', body: {}, auth: 'required' };

type TokenAnswer = Awaited<ReturnType<IdentityProvider['token']>>;
const held = (token: string): TokenAnswer => ok({ token, expiresAt: startOfTests + hour });

let server: Awaited<ReturnType<typeof startScriptServer>>;
beforeEach(async () => {
  server = await startScriptServer();
});
afterEach(() => server.stop());

/** An HTTP client over axios. Its identity provider returns the token `held`, or `fresh` if the client forces a refresh. */
function anHttp(
  tokens: { held: TokenAnswer; fresh?: TokenAnswer },
  overrides: Partial<SessionHttpPorts> = {},
) {
  const clock = new NetworkClock(startOfTests);
  const forced: boolean[] = [];
  const refusals: string[] = [];
  let woken = 0;
  const http = sessionHttp({
    transport: new AxiosTransport(server.url, overrides.clock ?? clock),
    clock,
    identity: {
      token: async ({ force }) => {
        woken += 1;
        forced.push(force);
        return force ? (tokens.fresh ?? tokens.held) : tokens.held;
      },
    },
    mayBeSignedIn: () => true,
    onRefused: async () => void refusals.push('refused'),
    random: Math.random,
    newKey: () => crypto.randomUUID(),
    ...overrides,
  });
  return { http, forced, refusals, woken: () => woken };
}

const bearers = () => server.received().map((request) => request.headers['authorization']);

describe('[AUT-8] a call that is refused with 401', () => {
  test('is sent once more with a new token, under the same key', async () => {
    const { http, refusals } = anHttp({ held: held('old'), fresh: held('new') });
    server.reply({ status: 401 }, { status: 200, body: { done: true } });
    expect(await http.send(post)).toMatchObject({ ok: true, value: { body: { done: true } } });
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    const keys = server.received().map((request) => request.headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(refusals).toEqual([]);
  });

  test('ends the session if the new token is refused, too', async () => {
    const { http, refusals } = anHttp({ held: held('old'), fresh: held('new') });
    server.reply({ status: 401 });
    expect(await http.send(get)).toMatchObject({ error: { kind: 'http/status', status: 401 } });
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    expect(refusals).toEqual(['refused']);
  });

  test.each(['user-disabled', 'user-token-expired', 'invalid-user-token'] as const)(
    'ends the session if no new token is available: %s',
    async (code) => {
      const { http, refusals } = anHttp({ held: held('old'), fresh: err({ kind: `identity/${code}` }) });
      server.reply({ status: 401 });
      expect(await http.send(get)).toMatchObject({ error: { kind: 'http/status', status: 401 } });
      expect(refusals).toEqual(['refused']);
    },
  );

  test('is unreachable and keeps the session if the network fails during the refresh', async () => {
    const fresh: TokenAnswer = err({ kind: 'identity/network-request-failed' });
    const { http, refusals } = anHttp({ held: held('old'), fresh });
    server.reply({ status: 401 });
    expect(await http.send(get)).toEqual({ ok: false, error: { kind: 'http/unreachable' } });
    expect(refusals).toEqual([]);
  });

  test('only returns the error without a user, or without auth', async () => {
    const { http, refusals, forced } = anHttp({ held: err({ kind: 'session/required' }) });
    server.reply({ status: 401 });
    expect(await http.send(get)).toMatchObject({ error: { status: 401 } });
    expect(await http.send({ ...get, auth: 'none' })).toMatchObject({ error: { status: 401 } });
    expect(forced).toEqual([false]);
    expect(refusals).toEqual([]);
    expect(server.received()).toHaveLength(2);
  });

  test('is still retried on a temporary error', async () => {
    const { http } = anHttp({ held: held('old'), fresh: held('new') });
    server.reply({ status: 401 }, { status: 503 }, { status: 200 });
    expect((await http.send(post)).ok).toBe(true);
    expect(bearers()).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
  });
});

test('a public read of a visitor does not load the identity provider', async () => {
  const { http, woken, forced } = anHttp({ held: held('secret') }, { mayBeSignedIn: () => false });
  await http.send({ ...get, auth: 'optional' });
  await http.send({ ...get, auth: 'none' });
  expect(woken()).toBe(0);
  expect(forced).toEqual([]);
  await http.send(get);
  expect(woken()).toBe(1);
  expect(bearers()).toEqual([undefined, undefined, 'Bearer secret']);
});

test('[CAL-2] a call is not retried if the server asks for a wait of more than 10 s', async () => {
  const { http } = anHttp({ held: held('secret') });
  server.reply({ status: 503, headers: { 'retry-after': '11' } });
  expect(await http.send(post)).toMatchObject({ error: { status: 503, retryAfterSeconds: 11 } });
  expect(server.received()).toHaveLength(1);
});

test.each([
  ['120', 120],
  [' 0 ', 0],
  [new Date(startOfTests + 90_500).toUTCString(), 90],
  [new Date(startOfTests - 5000).toUTCString(), 0],
  ['-3', null],
  ['soon', null],
  ['', null],
  [null, null],
])('[CAL-2] Retry-After %j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, startOfTests)).toBe(seconds);
});

test('[CAL-3] the time-out is random between 30 s and 60 s', async () => {
  expect([0, 0.5, 1].map(networkTimeout)).toEqual([30_000, 45_000, 60_000]);
  const clock = new NetworkClock(startOfTests, () => false);
  const { http } = anHttp({ held: held('secret') }, { random: () => 0.25, clock });
  server.hang();
  const answer = http.send({ ...get, auth: 'none' });
  await expect.poll(() => server.received().length).toBe(1);
  expect(clock.pending()).toEqual([startOfTests + 37_500]);
  await clock.advance(37_500);
  expect(await answer).toEqual({ ok: false, error: { kind: 'http/timed-out' } });
  expect(clock.pending()).toEqual([]);
});

test('invalid JSON is read as text, and an empty body as nothing', async () => {
  const { http } = anHttp({ held: held('secret') });
  server.reply({ status: 502, body: 'x', headers: { 'content-type': 'text/html' } });
  expect(await http.send(get)).toMatchObject({ error: { status: 502, body: '"x"' } });
  server.reply({ status: 204 });
  expect(await http.send(get)).toMatchObject({ value: { status: 204, body: null } });
});

test('a call without a body has no content type', async () => {
  const { http } = anHttp({ held: held('secret') });
  await http.send({ ...get, method: 'PATCH' });
  await http.send(post);
  const types = server.received().map((request) => request.headers['content-type']);
  expect(types).toEqual([undefined, 'application/json']);
});
