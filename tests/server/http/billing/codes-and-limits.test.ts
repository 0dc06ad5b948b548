import { perNetwork } from '#application/service/platform/limits/limit-calls.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { anEmail } from '../../../builders/an-email.ts';
import { anotherCode, codeIn, mailKeyIn } from '../../../builders/mailed-code.ts';
import { minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';
import { anAttempt } from '../../../builders/outgoing-mails.ts';

type Server = ReturnType<typeof aServer>;

const sendLink = '/v1/app/auth/send-link';
const verifyCode = '/v1/app/auth/verify-code';
const openLink = '/v1/app/auth/open-link';
const signUp = '/v1/app/sign-up';
const recover = '/v1/app/auth/recover-second-factor';
const person = (email: string) => ({ email, firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null });

const mailedCode = async (server: Server, email = 'ada@lovelace.test'): Promise<string> => {
  await server.service.jobs.handlers.mail(
    { kind: 'sign-in-link', to: anEmail(email), purpose: 'login' },
    anAttempt,
  );
  return codeIn(server.mailer.mails().at(-1));
};

describe('POST /v1/app/auth/verify-code', () => {
  test('returns a token to sign in with, for the code as people type it', async () => {
    const server = aServer();
    const code = await mailedCode(server);
    const payload = { email: ' Ada@Lovelace.test', code: `${code.slice(0, 3)} ${code.slice(3)}` };
    const reply = await server.call('POST', verifyCode, { payload });
    expect(reply).toMatchObject({ status: 200, body: { data: { customToken: expect.any(String) } } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(server.identity.useCustomToken(reply.body.data.customToken)).toMatchObject({
      value: { email: 'ada@lovelace.test' },
    });
  });

  test('a wrong code returns the remaining tries, and a used-up code is reported as such', async () => {
    const server = aServer();
    const code = await mailedCode(server);
    const payload = { email: 'ada@lovelace.test', code: anotherCode(code) };
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const reply = await server.call('POST', verifyCode, { payload });
      const type = '/problems/sign-in-code/wrong';
      expect(reply).toMatchObject({ status: 422, body: { type, triesLeft } });
    }
    const reply = await server.call('POST', verifyCode, { payload: { ...payload, code } });
    expect(reply).toMatchObject({ status: 410, body: { type: '/problems/sign-in-code/spent' } });
  });

  test.each([
    ['a second step', { secondFactors: [{ id: 'f', name: 'F', enrolledAt: 0, secret: 's' }] }, 'link-needed'],
    ['a lock', { disabled: true }, 'disabled'],
  ])('a code for an account with %s is refused', async (_name, given, reason) => {
    const server = aServer();
    server.identity.addUser({ email: 'ada@lovelace.test', emailVerified: true, ...given });
    const payload = { email: 'ada@lovelace.test', code: await mailedCode(server) };
    const reply = await server.call('POST', verifyCode, { payload });
    expect(reply).toMatchObject({ status: 403, body: { type: `/problems/sign-in-code/${reason}` } });
  });

  test('[CAL-5] reports every refused field', async () => {
    const reply = await aServer().call('POST', verifyCode, { payload: { email: 'ada', code: '12' } });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([
      { field: 'email', code: 'malformed' },
      { field: 'code', code: 'malformed' },
    ]);
  });

  test('[CAL-2] a repetition returns the same token, and uses no try', async () => {
    const server = aServer();
    const payload = { email: 'ada@lovelace.test', code: await mailedCode(server) };
    const headers = { 'idempotency-key': '0198c0de-0000-7000-8000-00000000c0de' };
    const first = await server.call('POST', verifyCode, { headers, payload });
    const repeat = await server.call('POST', verifyCode, { headers, payload });
    expect(first.status).toBe(200);
    expect([repeat.status, repeat.text]).toEqual([first.status, first.text]);
  });

  test('[REL-4] the log has no code, token or address, for any result', async () => {
    const server = aServer();
    const code = await mailedCode(server);
    const payload = { email: 'ada@lovelace.test', code };
    await server.call('POST', verifyCode, { payload: { ...payload, code: anotherCode(code) } });
    const { body } = await server.call('POST', verifyCode, { payload });
    for (let count = 0; count < 12; count += 1) await server.call('POST', verifyCode, { payload });
    const grace = { email: 'grace@hopper.test', code: await mailedCode(server, 'grace@hopper.test') };
    server.identity.online = false;
    expect((await server.call('POST', verifyCode, { payload: grace })).status).toBe(500);
    const log = JSON.stringify(server.lines.map(({ requestId: _requestId, time: _time, ...line }) => line));
    for (const secret of [code, anotherCode(code), grace.code, body.data.customToken, 'lovelace', 'hopper']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('POST /v1/app/auth/open-link', () => {
  const email = 'ada@lovelace.test';

  test('[AUT-10] accepts the newest link of an address, any number of times, and no older one', async () => {
    const server = aServer();
    await mailedCode(server);
    const older = { email, mailKey: mailKeyIn(server.mailer.mails().at(-1)) };
    await mailedCode(server);
    const newer = { email: ' Ada@Lovelace.test', mailKey: mailKeyIn(server.mailer.mails().at(-1)) };
    expect(await server.call('POST', openLink, { payload: older })).toMatchObject({
      status: 410,
      body: { type: '/problems/sign-in-link/spent' },
    });
    for (let count = 0; count < 2; count += 1) {
      const reply = await server.call('POST', openLink, { payload: newer });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
    }
    const other = { ...newer, email: 'grace@hopper.test' };
    expect(await server.call('POST', openLink, { payload: other })).toMatchObject({
      status: 422,
      body: { type: '/problems/sign-in-link/other-address' },
    });
  });

  test("[SEC-3] a stranger's requests for an address do not block its owner's mail", async () => {
    const server = aServer();
    const code = await mailedCode(server);
    const mailKey = mailKeyIn(server.mailer.mails().at(-1));
    for (let count = 0; count < 99; count += 1) {
      const payload = { email, mailKey: `guess-${count}` };
      expect((await server.call('POST', openLink, { payload })).status).toBe(410);
    }
    const elsewhere = { payload: { email, mailKey }, remoteAddress: '203.0.113.9' };
    expect((await server.call('POST', openLink, elsewhere)).status).toBe(200);
    expect((await server.call('POST', verifyCode, { payload: { email, code } })).status).toBe(410);
  });

  test('[REL-4] the log has no key and no address', async () => {
    const server = aServer();
    await mailedCode(server);
    const mailKey = mailKeyIn(server.mailer.mails().at(-1));
    await server.call('POST', openLink, { payload: { email, mailKey } });
    await server.call('POST', openLink, { payload: { email, mailKey: 'a-guess' } });
    const log = JSON.stringify(server.lines);
    for (const secret of [mailKey, 'a-guess', 'lovelace']) expect(log).not.toContain(secret);
  });
});

describe('[SEC-3] limits', () => {
  const calls: readonly (readonly [string, number, number, (email: string) => InjectOptions])[] = [
    [sendLink, 5, 15 * minute, (email) => ({ payload: { email } })],
    [signUp, 10, 60 * minute, (email) => ({ payload: person(email) })],
    [verifyCode, 10, 15 * minute, (email) => ({ payload: { email, code: '123456' } })],
  ];
  const from = (remoteAddress: string, options: InjectOptions): InjectOptions => ({
    ...options,
    remoteAddress,
  });

  test.each(calls)('%s accepts %d calls about one address in %d ms', async (url, limit, windowMs, of) => {
    const server = aServer();
    for (let count = 0; count < limit; count += 1) {
      const reply = await server.call('POST', url, of('ada@lovelace.test'));
      expect(reply.status).not.toBe(429);
    }
    const refused = await server.call('POST', url, of(' ADA@lovelace.test'));
    expect(refused).toMatchObject({ status: 429, body: { type: '/problems/call/too-many-requests' } });
    expect(refused.headers['retry-after']).toBe(String(windowMs / 1000));
    expect((await server.call('POST', url, of('grace@hopper.test'))).status).not.toBe(429);
    await server.clock.advance(windowMs);
    expect((await server.call('POST', url, of('ada@lovelace.test'))).status).not.toBe(429);
  });

  test.each([
    [sendLink, { email: 'ada@lovelace.test' }],
    [verifyCode, { email: 'ada@lovelace.test', code: '123456' }],
  ])('%s accepts 30 calls about one address in a day, at any speed', async (url, payload) => {
    const server = aServer();
    for (let count = 0; count < 30; count += 1) {
      expect((await server.call('POST', url, { payload })).status).not.toBe(429);
      await server.clock.advance(15 * minute);
    }
    const refused = await server.call('POST', url, { payload });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 30 * 15) * 60);
  });

  test.each([
    [sendLink, 200, (email: string) => ({ email })],
    [verifyCode, 100, (email: string) => ({ email, code: '123456' })],
    [recover, 200, (email: string) => ({ email, recoveryCode: 'ABCDEFGH23' })],
  ])('%s accepts %d calls about one address in a day from all networks', async (url, most, payloadOf) => {
    const server = aServer();
    const payload = payloadOf('ada@lovelace.test');
    let taken = 0;
    for (let count = 0; count < 260; count += 1) {
      const remoteAddress = `203.0.113.${count}`;
      const reply = await server.call('POST', url, { payload, remoteAddress });
      if (reply.status !== 429) taken += 1;
      await server.clock.advance(4 * minute);
    }
    expect(taken).toBe(most);
  });

  test.each(calls)(
    '%s accepts one call of each of 2,000 people behind one address in 10 minutes',
    async (url, _limit, _window, of) => {
      const server = aServer();
      for (let count = 0; count < perNetwork.limit; count += 1) {
        const reply = await server.call(
          'POST',
          url,
          from(`2001:db8::${count}`, of(`teacher-${count}@quay.test`)),
        );
        expect(reply.status).not.toBe(429);
      }
      const refused = await server.call('POST', url, from('2001:db8::ffff', of('late@quay.test')));
      expect(refused.headers['retry-after']).toBe('600');
      expect((await server.call('POST', url, from('203.0.113.1', of('late@quay.test')))).status).not.toBe(
        429,
      );
      await server.clock.advance(10 * minute);
      expect((await server.call('POST', url, from('2001:db8::1', of('late@quay.test')))).status).not.toBe(
        429,
      );
    },
  );

  test('calls of a refused network do not count for the addresses in them', async () => {
    const server = aServer();
    for (let count = 0; count < perNetwork.limit; count += 1) {
      await server.call('POST', sendLink, { payload: { email: `teacher-${count}@quay.test` } });
    }
    for (let count = 0; count < 6; count += 1) {
      await server.call('POST', sendLink, { payload: { email: 'ada@lovelace.test' } });
    }
    const reply = await server.call('POST', sendLink, {
      remoteAddress: '203.0.113.1',
      payload: { email: 'ada@lovelace.test' },
    });
    expect(reply.status).toBe(200);
  });

  test("a caller's own claim about its network counts only behind a trusted proxy", async () => {
    const claimed = (count: number): InjectOptions => ({
      headers: { 'x-forwarded-for': `198.51.100.${count}` },
      payload: { email: `teacher-${count}@quay.test` },
    });
    const statuses = async (server: Server) => {
      const seen = new Set<number>();
      for (let count = 0; count <= perNetwork.limit; count += 1) {
        seen.add((await server.call('POST', sendLink, claimed(count))).status);
      }
      return [...seen];
    };
    expect(await statuses(aServer())).toEqual([200, 429]);
    expect(await statuses(aServer({ trustedProxies: '127.0.0.0/8' }))).toEqual([200]);
  });

  test('[CAL-2] a repetition gets a reply and is not counted', async () => {
    const server = aServer();
    const payload = { email: 'ada@lovelace.test' };
    const headers = { 'idempotency-key': '0198c0de-0000-7000-8000-000000000001' };
    for (let count = 0; count < 8; count += 1) {
      expect((await server.call('POST', sendLink, { headers, payload })).status).toBe(200);
    }
    expect(server.outbox.waiting()).toHaveLength(1);
    expect((await server.call('POST', sendLink, { payload })).status).toBe(200);
  });

  test('a refused call does nothing', async () => {
    const server = aServer();
    const payload = { email: 'ada@lovelace.test' };
    for (let count = 0; count < 9; count += 1) await server.call('POST', sendLink, { payload });
    expect(server.outbox.waiting()).toHaveLength(5);
  });
});

describe('[AUT-3] known and unknown addresses get the same reply', () => {
  const known = 'ada@lovelace.test';
  const unknown = 'nobody@nowhere.test';
  const aServerWithAda = async () => {
    const server = aServer();
    await server.call('PATCH', '/v1/app/users/me/ensure-profile', { headers: server.bearer(known) });
    return server;
  };
  const seen = ({ status, headers, text }: Awaited<ReturnType<Server['call']>>) => {
    const { 'x-request-id': _id, date: _date, ...others } = headers;
    return { status, headers: others, text: text.replace(/"requestId":"[^"]*"/, '') };
  };

  test.each([
    ['send-link', sendLink, (email: string) => ({ email })],
    ['sign-up', signUp, person],
    ['verify-code', verifyCode, (email: string) => ({ email, code: '123456' })],
  ])('%s, within the limits and beyond them', async (_name, url, payloadOf) => {
    const server = await aServerWithAda();
    const ask = (email: string) => server.call('POST', url, { payload: payloadOf(email) });
    const statuses = new Set<number>();
    for (let count = 0; count < 12; count += 1) {
      const [one, two] = [await ask(known), await ask(unknown)];
      expect(seen(two)).toEqual({ ...seen(one), headers: { ...seen(one).headers } });
      statuses.add(one.status);
    }
    expect(statuses.has(429)).toBe(true);
  });

  test('verify-code, with a wrong code and with the right one', async () => {
    const server = await aServerWithAda();
    const codes = [await mailedCode(server, known), await mailedCode(server, unknown)];
    const guess = ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';
    const ask = (email: string, code: string) =>
      server.call('POST', verifyCode, { payload: { email, code } });
    expect(seen(await ask(unknown, guess))).toEqual(seen(await ask(known, guess)));
    const [one, two] = [await ask(known, codes[0] ?? ''), await ask(unknown, codes[1] ?? '')];
    expect([one.status, Object.keys(one.body.data)]).toEqual([two.status, Object.keys(two.body.data)]);
    expect(one.status).toBe(200);
  });
});
