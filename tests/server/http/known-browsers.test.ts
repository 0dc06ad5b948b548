import { describe, expect, test } from 'vitest';
import { perNetwork } from '#application/service/platform/limits/limit-calls.ts';
import { InMemorySigningKeys } from '#adapters/memory/identity/in-memory-signing-keys.ts';
import { codeIn } from '../../builders/mailed-code.ts';
import { anEmail } from '../../builders/an-email.ts';
import { day, hour, minute } from '../../builders/time.ts';
import { aServer } from '../a-server.ts';
import { anAttempt } from '../../builders/outgoing-mails.ts';

type Server = ReturnType<typeof aServer>;

const ada = 'ada@lovelace.test';
const sendLink = '/v1/app/auth/send-link';
const signUp = '/v1/app/sign-up';
const verifyCode = '/v1/app/auth/verify-code';
const recover = '/v1/app/auth/recover-second-factor';
const payloads: Readonly<Record<string, object>> = {
  [sendLink]: { email: ada },
  [signUp]: { email: ada, firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null },
  [verifyCode]: { email: ada, code: '123456' },
  [recover]: { email: ada, recoveryCode: 'ABCDEFGH23' },
};
const everyCall = Object.keys(payloads).map((url) => [url] as const);
const stranger = '203.0.113.66';
const home = '198.51.100.1';

const ask = (server: Server, url: string, remoteAddress: string, cookie?: string) =>
  server.call('POST', url, {
    remoteAddress,
    payload: payloads[url] ?? {},
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });

const signIn = async (server: Server, email = ada, cookie = ''): Promise<string> => {
  const headers = { ...(await server.signedIn(email)), cookie };
  const reply = await server.call('GET', '/v1/app/users/me', { headers });
  return String(reply.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
};

/** The reported attack: ten calls every 16 minutes, six times. */
const attack = async (server: Server, url: string): Promise<void> => {
  for (let step = 0; step < 6; step += 1) {
    for (let count = 0; count < 10; count += 1) await ask(server, url, stranger);
    await server.clock.advance(16 * minute);
  }
};

describe('[SEC-3] a stranger cannot block', () => {
  test.each(everyCall)('%s: the owner is served at once, and also hours later', async (url) => {
    const server = aServer();
    await attack(server, url);
    expect((await ask(server, url, home)).status).not.toBe(429);
    await server.clock.advance(8 * hour);
    expect((await ask(server, url, home)).status).not.toBe(429);
  });

  test("a sign-in by code: a stranger's wrong codes do not use the owner's tries", async () => {
    const server = aServer();
    await server.service.jobs.handlers.mail(
      { kind: 'sign-in-link', to: anEmail(ada), purpose: 'login' },
      anAttempt,
    );
    const code = codeIn(server.mailer.mails().at(-1));
    for (let count = 0; count < 9; count += 1) await ask(server, verifyCode, stranger);
    const reply = await server.call('POST', verifyCode, {
      remoteAddress: home,
      payload: { email: ada, code },
    });
    expect(reply.status).toBe(200);
  });

  test.each(everyCall)('%s in a browser that signed in before, from any number of networks', async (url) => {
    const server = aServer();
    const cookie = await signIn(server);
    for (let count = 0; count < 300; count += 1) await ask(server, url, `203.0.113.${count}`);
    expect((await ask(server, url, '192.0.2.1')).status).toBe(429);
    expect((await ask(server, url, '192.0.2.1', cookie)).status).not.toBe(429);
  });

  test("any call, by using up the school's network", async () => {
    const server = aServer();
    const cookie = await signIn(server);
    for (let count = 0; count <= perNetwork.limit; count += 1) {
      const payload = { email: `student-${count}@quay.test` };
      await server.call('POST', sendLink, { remoteAddress: home, payload });
    }
    expect((await ask(server, sendLink, home)).status).toBe(429);
    expect((await ask(server, sendLink, home, cookie)).status).toBe(200);
  });
});

describe('a browser that signed in before', () => {
  test('has its own limited budget', async () => {
    const server = aServer();
    const cookie = await signIn(server);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await ask(server, sendLink, home, cookie)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(server, sendLink, home)).status).toBe(200);
  });

  test('has it for the addresses that signed in there, and for no others', async () => {
    const server = aServer();
    const cookie = await signIn(server, 'grace@hopper.test', await signIn(server, 'mary@somerville.test'));
    await attack(server, sendLink);
    for (let count = 0; count < 10; count += 1) await ask(server, sendLink, home);
    expect((await ask(server, sendLink, home, cookie)).status).toBe(429);
    const own = { payload: { email: 'mary@somerville.test' }, headers: { cookie } };
    for (let count = 0; count < 6; count += 1) {
      await server.call('POST', sendLink, { payload: own.payload });
    }
    expect((await server.call('POST', sendLink, own)).status).toBe(200);
  });

  test('is not known by an address that was typed but never proved', async () => {
    const server = aServer();
    server.identity.addUser({ email: ada, emailVerified: false });
    expect(await signIn(server)).toBe('');
  });

  test('[SEC-7] stores no address in plain text, and no one else can create its cookie', async () => {
    const server = aServer();
    const cookie = await signIn(server);
    const payload = Buffer.from(cookie.split('=')[1]?.split('.')[0] ?? '', 'base64url').toString('utf8');
    expect(payload).toContain('owners');
    expect(payload).not.toMatch(/ada|lovelace|@/);
    for (let count = 0; count < 5; count += 1) await ask(server, sendLink, home);
    const otherKeys = new InMemorySigningKeys(new Map([['known browsers', 'a key of somebody else']]));
    const elsewhere = await signIn(aServer({ signingKeys: otherKeys }));
    const forged = cookie.replace(/=\w{3}/, '=AAA');
    for (const other of [
      elsewhere,
      forged,
      `${cookie}x`,
      'blockyard-browser=e30.e30',
      'blockyard-browser=.',
    ]) {
      expect((await ask(server, sendLink, home, other)).status).toBe(429);
    }
    expect((await ask(server, sendLink, home, `a=1; ${cookie}; b=2`)).status).toBe(200);
  });

  test('is known to every process, and after a restart', async () => {
    const keys = new Map<string, string>();
    const cookie = await signIn(aServer({ signingKeys: new InMemorySigningKeys(keys) }));
    const other = aServer({ signingKeys: new InMemorySigningKeys(keys) });
    for (let count = 0; count < 5; count += 1) await ask(other, sendLink, home);
    expect((await ask(other, sendLink, home, cookie)).status).toBe(200);
  });

  test.each([
    ['https://blockyard.test', true],
    ['http://localhost:3000', false],
  ])('its cookie is sent only with our own calls, at %s', async (publicUrl, secure) => {
    const server = aServer({ site: { publicUrl, identityDomain: null } });
    const reply = await server.call('GET', '/v1/app/users/me', { headers: await server.signedIn() });
    const [, ...attributes] = String(reply.headers['set-cookie']).split('; ');
    const always = ['Path=/v1/app', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict'];
    expect(attributes).toEqual(secure ? [...always, 'Secure'] : always);
  });

  test('gets its cookie once, again after 30 days, and is forgotten after 180', async () => {
    const server = aServer();
    const cookie = await signIn(server);
    const again = async () =>
      (await server.call('GET', '/v1/app/users/me', { headers: { ...(await server.signedIn()), cookie } }))
        .headers['set-cookie'];
    expect(await again()).toBeUndefined();
    await server.clock.advance(30 * day);
    expect(await again()).toBeDefined();
    await server.clock.advance(150 * day);
    for (let count = 0; count < 5; count += 1) await ask(server, sendLink, home);
    expect((await ask(server, sendLink, home, cookie)).status).toBe(429);
  });
});
