import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Http, HttpRequest } from '#application/client/platform/ports/http.ts';
import { type Capability, testWhere } from '../identity/capability.ts';

/** A request as the server received it. Header names are in lower case. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};
export type GivenReply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type HttpHarness = {
  readonly http: Http;
  readonly reply: (...replies: readonly GivenReply[]) => void;
  readonly received: () => readonly ReceivedRequest[];
  readonly signIn: (token: string | null) => void;
  /** Delays the information about who is signed in until the returned function is called. */
  readonly holdAuthState: () => () => void;
  /** Advances the client's clock by a number of milliseconds. Resolves after all due callbacks have run. */
  readonly advance: (ms: number) => Promise<void>;
  /** Makes the server refuse connections or leave calls without a reply. */
  readonly away: (how: 'refuses' | 'hangs') => void;
  readonly close: () => Promise<void>;
};

const get: HttpRequest = { method: 'GET', path: '/v1/things?x=1', auth: 'none' };
const post: HttpRequest = { method: 'POST', path: '/v1/things', body: { name: 'ünïcode' }, auth: 'none' };
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const idempotent = ['GET', 'PUT', 'DELETE'] as const;
const notIdempotent = ['POST', 'PATCH'] as const;
/** Longer than any delay between retries and any timeout, in milliseconds. */
const long = 120_000;

export function httpContract(
  name: string,
  makeHarness: () => Promise<HttpHarness>,
  capabilities: { readonly refuses: Capability; readonly hangs: Capability },
): void {
  describe(`Http: ${name}`, () => {
    let harness: HttpHarness;
    let http: Http;

    beforeEach(async () => {
      harness = await makeHarness();
      http = harness.http;
    });
    afterEach(() => harness.close());

    const sent = async (request: HttpRequest) => {
      const answer = http.send(request);
      await harness.advance(long);
      return answer;
    };

    test('sends method, path, query and JSON body, and returns status and body', async () => {
      harness.reply({ status: 201, body: { data: [1, 'zwei'] } });
      expect(await sent(post)).toEqual({ ok: true, value: { status: 201, body: { data: [1, 'zwei'] } } });
      expect(harness.received()).toMatchObject([
        { method: 'POST', path: '/v1/things', body: { name: 'ünïcode' } },
      ]);
      await sent(get);
      expect(harness.received().at(-1)).toMatchObject({ method: 'GET', path: '/v1/things?x=1' });
    });

    test('only an edit has the version on which it is based', async () => {
      await sent({ method: 'PUT', path: '/v1/things/1', body: {}, auth: 'none', ifMatch: 3 });
      await sent(get);
      expect(harness.received().map(({ headers }) => headers['if-match'])).toEqual(['"3"', undefined]);
    });

    test('[ORG-7] a call with its own token uses it, for any user, and is sent only once if it is refused', async () => {
      harness.signIn('secret-1');
      harness.reply({ status: 401 });
      await sent({ ...get, auth: 'required', token: 'secret-0' });
      expect(harness.received().map(({ headers }) => headers['authorization'])).toEqual(['Bearer secret-0']);
    });

    test('[ORG-13] only a call with a substitute pass sends the pass', async () => {
      await sent({ ...get, auth: 'none', pass: 'token-1' });
      await sent(get);
      expect(harness.received().map(({ headers }) => headers['blockyard-pass'])).toEqual([
        'token-1',
        undefined,
      ]);
    });

    test('[ORG-1] a call of a session has its organization, and the reply returns that organization', async () => {
      const about = { ...get, auth: 'required', organization: 'oak' } as const;
      harness.signIn('secret-1');
      harness.reply({ status: 200, body: {}, headers: { 'blockyard-organization': 'oak' } });
      expect(await sent(about)).toMatchObject({ ok: true, value: { organization: 'oak' } });
      harness.reply({ status: 404, headers: { 'blockyard-organization': 'pier' } });
      expect(await sent(about)).toMatchObject({ ok: false, error: { organization: 'pier' } });
      await sent({ ...about, auth: 'none' });
      harness.signIn(null);
      await sent({ ...about, auth: 'optional' });
      expect(harness.received().map(({ headers }) => headers['blockyard-organization'])).toEqual([
        'oak',
        'oak',
        undefined,
        undefined,
      ]);
    });

    test.each([400, 401, 404, 422, 500, 599])('[CAL-2] %d is an error, with its body', async (status) => {
      harness.reply({ status, body: { type: 'about:blank', title: 'No' } });
      expect(await sent({ ...get, auth: 'none' })).toMatchObject({
        ok: false,
        error: { kind: 'http/status', status, body: { type: 'about:blank', title: 'No' } },
      });
    });

    test('an error has the request ID, and the time to wait', async () => {
      harness.reply({ status: 404, headers: { 'x-request-id': 'r-1', 'retry-after': '7' } });
      expect(await sent(get)).toMatchObject({ error: { requestId: 'r-1', retryAfterSeconds: 7 } });
      harness.reply({ status: 404 });
      expect(await sent(get)).toMatchObject({ error: { requestId: null, retryAfterSeconds: null } });
    });

    test('[CAL-1] the token is sent with a session, but not if the call needs none', async () => {
      harness.reply({ status: 200, body: {} });
      harness.signIn('secret-1');
      await sent({ ...get, auth: 'required' });
      await sent({ ...get, auth: 'optional' });
      await sent({ ...get, auth: 'none' });
      harness.signIn(null);
      await sent({ ...get, auth: 'optional' });
      expect(harness.received().map((request) => request.headers['authorization'])).toEqual([
        'Bearer secret-1',
        'Bearer secret-1',
        undefined,
        undefined,
      ]);
    });

    test.each(['required', 'optional'] as const)(
      '[CAL-1] a request with auth %s waits until the session is known',
      async (auth) => {
        harness.reply({ status: 200, body: {} });
        harness.signIn('secret-1');
        const release = harness.holdAuthState();
        const answer = http.send({ ...get, auth });
        await harness.advance(5);
        expect(harness.received()).toEqual([]);
        release();
        await harness.advance(long);
        expect((await answer).ok).toBe(true);
        expect(harness.received()[0]?.headers['authorization']).toBe('Bearer secret-1');
      },
    );

    for (const method of notIdempotent) {
      test.each(retried)(`[CAL-2] ${method} is retried once on %d, with the same key`, async (status) => {
        harness.reply({ status }, { status: 200, body: {} });
        expect((await sent({ ...post, method })).ok).toBe(true);
        const keys = harness.received().map((request) => request.headers['idempotency-key']);
        expect(keys).toHaveLength(2);
        expect(keys[0]).toMatch(/^[\w-]{16,}$/);
        expect(keys[1]).toBe(keys[0]);
      });

      test(`[CAL-2] ${method} is tried at most twice, and not on another status`, async () => {
        harness.reply({ status: 503 });
        expect(await sent({ ...post, method })).toMatchObject({ error: { status: 503 } });
        expect(harness.received()).toHaveLength(2);
        harness.reply({ status: 422 });
        await sent({ ...post, method });
        expect(harness.received()).toHaveLength(3);
      });
    }

    test.each(idempotent)('[CAL-2] %s is not retried, and needs no key', async (method) => {
      harness.reply({ status: 503 });
      expect(await sent({ ...get, method })).toMatchObject({ error: { kind: 'http/status', status: 503 } });
      expect(harness.received()).toHaveLength(1);
      expect(harness.received()[0]?.headers['idempotency-key']).toBeUndefined();
    });

    test('[CAL-2] each request that is not idempotent has its own key', async () => {
      harness.reply({ status: 200, body: {} });
      await sent(post);
      await sent(post);
      const [one, other] = harness.received().map((request) => request.headers['idempotency-key']);
      expect(one).not.toBe(other);
    });

    test('[CAL-2] the second try waits as long as Retry-After says', async () => {
      harness.reply({ status: 503, headers: { 'retry-after': '2' } }, { status: 200, body: {} });
      const answer = http.send(post);
      await harness.advance(1990);
      expect(harness.received()).toHaveLength(1);
      await harness.advance(20);
      expect(harness.received()).toHaveLength(2);
      expect((await answer).ok).toBe(true);
    });

    testWhere(capabilities.refuses, 'a server that cannot be reached is unreachable', async () => {
      harness.away('refuses');
      expect(await sent(get)).toEqual({ ok: false, error: { kind: 'http/unreachable' } });
    });

    test('[CAL-3] a request that was already canceled is not sent', async () => {
      const signal = AbortSignal.abort();
      expect(await sent({ ...post, signal })).toEqual({ ok: false, error: { kind: 'http/canceled' } });
      expect(harness.received()).toEqual([]);
    });

    test('[CAL-3] a request that is canceled before its second try is not sent again', async () => {
      const left = new AbortController();
      harness.reply({ status: 503, headers: { 'retry-after': '2' } }, { status: 200, body: {} });
      const answer = http.send({ ...post, signal: left.signal });
      await harness.advance(1000);
      left.abort();
      await harness.advance(long);
      expect(await answer).toEqual({ ok: false, error: { kind: 'http/canceled' } });
      expect(harness.received()).toHaveLength(1);
    });

    test('returns a file as bytes on request, and failures as usual', async () => {
      harness.reply({ status: 200, body: { data: 'ünïcode' } }, { status: 404, body: { type: 'none' } });
      const file = await sent({ ...get, as: 'bytes' });
      expect(file).toMatchObject({ ok: true, value: { body: expect.any(Uint8Array) } });
      const text = file.ok && file.value.body instanceof Uint8Array ? file.value.body : new Uint8Array();
      expect(new TextDecoder().decode(text)).toBe('{"data":"ünïcode"}');
      expect(await sent({ ...get, as: 'bytes' })).toMatchObject({
        error: { status: 404, body: { type: 'none' } },
      });
    });

    testWhere(capabilities.hangs, '[CAL-3] a request that is given up on its way ends at once', async () => {
      const left = new AbortController();
      harness.away('hangs');
      const answer = http.send({ ...get, signal: left.signal });
      await harness.advance(100);
      left.abort();
      expect(await answer).toEqual({ ok: false, error: { kind: 'http/canceled' } });
    });

    testWhere(
      capabilities.hangs,
      '[CAL-3] a request that hangs times out between 30 s and 60 s',
      async () => {
        harness.away('hangs');
        let answered = false;
        const answer = http.send(get).finally(() => {
          answered = true;
        });
        await harness.advance(29_900);
        expect(answered).toBe(false);
        await harness.advance(30_200);
        expect(await answer).toEqual({ ok: false, error: { kind: 'http/timed-out' } });
      },
    );
  });
}
