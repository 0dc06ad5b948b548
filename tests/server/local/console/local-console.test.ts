import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { localConsole, type LocalConsoleDeps } from '#server/local/console/local-console.ts';
import { createJobBrake } from '#server/local/job-brake.ts';
import { identityFaults } from '#server/local/identity/identity-faults.ts';
import { changedPolicy, newProjectPolicy } from '#server/local/identity/password-policy.ts';
import { recaptcha } from '#server/local/identity/recaptcha.ts';
import type { MailMessage } from '#server/local/mailbox/mail-folder.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const mail: MailMessage = {
  id: '00000002',
  to: 'ann@school.example',
  subject: 'Your <b>link</b>',
  text: 'Open it',
  html: '<p onclick="alert(1)">Open <a href="http://localhost:3000/login">it</a></p>',
  links: ['http://localhost:3000/login'],
  sentAt: '2026-11-21T12:00:00.000Z',
};
const other: MailMessage = { ...mail, id: '00000001', to: 'bo@school.example' };

function fakeDeps(): LocalConsoleDeps & { dns: InMemoryDomainProof; resets: number; aged: string[] } {
  let offset = 0;
  let messages: readonly MailMessage[] = [mail, other];
  let policy = newProjectPolicy;
  const deps = {
    resets: 0,
    aged: [] as string[],
    dns: new InMemoryDomainProof(),
    jobs: createJobBrake(),
    clock: {
      now: () => noon + offset * 1000,
      offsetSeconds: () => offset,
      setOffset: (seconds: number) => {
        offset = seconds;
      },
    },
    mailbox: {
      list: (to?: string) => messages.filter((message) => to === undefined || message.to === to),
      find: (id: string) => messages.find((message) => message.id === id),
      clear: () => {
        messages = [];
      },
    },
    identity: {
      faults: identityFaults(),
      passwordPolicy: () => policy,
      setPasswordPolicy: async (change: Parameters<typeof changedPolicy>[1]) => {
        policy = changedPolicy(policy, change);
      },
      recaptcha: recaptcha(),
      expireCodes: async (email: string) => (email === 'ann@school.example' ? 2 : 0),
      ageSessions: (email: string, minutes: number) => {
        deps.aged.push(`${email} ${minutes}`);
        return email === 'ann@school.example';
      },
      reset: async () => {
        deps.resets += 1;
      },
    },
    people: async () => [
      { name: 'Ann <i>Lee</i>', email: 'ann@school.example', role: 'Teacher', signIn: 'Google' },
    ],
  };
  return deps;
}

let app: FastifyInstance;
let deps: ReturnType<typeof fakeDeps>;

beforeEach(async () => {
  deps = fakeDeps();
  app = Fastify();
  await app.register(localConsole(deps));
  return () => app.close();
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('mail', () => {
  test('is JSON with exactly the documented fields, newest first', async () => {
    const answer = await app.inject('/dev/mail');
    const { id: _id, ...shown } = mail;
    expect(answer.json()).toEqual({ messages: [shown, { ...shown, to: 'bo@school.example' }] });
  });

  test('is filtered by the address', async () => {
    const answer = await app.inject('/dev/mail?to=bo%40school.example');
    expect(answer.json()).toMatchObject({ messages: [{ to: 'bo@school.example' }] });
    expect(answer.json().messages).toHaveLength(1);
  });

  test('is displayed as a page in a browser', async () => {
    const answer = await app.inject({ url: '/dev/mail', headers: browser });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Your &lt;b&gt;link&lt;/b&gt;');
  });

  test('shows a message escaped, its links open, its HTML in a frame without scripts', async () => {
    const page = await app.inject('/dev/mailbox/00000002');
    expect(page.body).not.toContain('onclick');
    expect(page.body).toContain('<a href="http://localhost:3000/login">');
    expect(page.body).toContain('src="/dev/mailbox/00000002/html"');
    const frame = await app.inject('/dev/mailbox/00000002/html');
    expect(frame.body).toContain(mail.html);
    const policy = String(frame.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox /);
    expect(policy).not.toContain('allow-scripts');
    expect(policy).not.toContain('script-src');
    expect((await app.inject('/dev/mailbox/9')).statusCode).toBe(404);
  });

  test('can be deleted', async () => {
    expect((await app.inject({ method: 'DELETE', url: '/dev/mail' })).statusCode).toBe(204);
    expect((await app.inject('/dev/mail')).json()).toEqual({ messages: [] });
  });
});

describe('the phone', () => {
  test('[ORG-8] is a page with a script file, only for this computer', async () => {
    const page = await app.inject('/dev/phone');
    expect(page.body).toContain('<script src="/dev/phone.js" defer></script>');
    expect(page.body).toContain('<a href="/dev/phone" aria-current="page">Phone</a>');
    expect((await app.inject('/dev/phone.js')).headers['content-type']).toContain('javascript');
    expect(page.body).toContain('<svg viewBox="0 0 24 24" aria-hidden="true" data-picture="anchor">');
    expect((await app.inject('/dev/phone-student.js')).headers['content-type']).toContain('javascript');
    const elsewhere = await app.inject({ url: '/dev/phone', headers: { host: 'rebound.example' } });
    expect(elsewhere.statusCode).toBe(403);
  });
});

describe('the clock', () => {
  test('can be moved, and shows its time', async () => {
    const moved = await app.inject({ method: 'POST', url: '/dev/clock', payload: { offsetSeconds: 86_400 } });
    const shown = { offsetSeconds: 86_400, now: '2026-11-22T12:00:00.000Z' };
    expect([moved.json(), (await app.inject('/dev/clock')).json()]).toEqual([shown, shown]);
  });

  test.each([{}, { offsetSeconds: '1' }, { offsetSeconds: 1e12 }, [], null])(
    'refuses %j',
    async (payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/dev/clock',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(deps.clock.offsetSeconds()).toBe(0);
    },
  );
});

describe('identity', () => {
  const fault = { match: '/v1/token', message: 'TOKEN_EXPIRED', times: 2 };

  test('accepts one or several faults, shows them and clears them', async () => {
    await app.inject({ method: 'POST', url: '/dev/identity/faults', payload: fault });
    await app.inject({
      method: 'POST',
      url: '/dev/identity/faults',
      payload: [fault, { match: 'x', drop: true }],
    });
    const shown = await app.inject('/dev/identity/faults');
    expect(shown.json()).toEqual({ faults: [fault, fault, { match: 'x', drop: true }] });
    const cleared = await app.inject({ method: 'DELETE', url: '/dev/identity/faults' });
    expect(cleared.json()).toEqual({ faults: [] });
  });

  test.each([
    {},
    [],
    { match: '' },
    { ...fault, times: 0 },
    { ...fault, status: 200 },
    { ...fault, unknown: 1 },
  ])('refuses the fault %j with the reason', async (payload) => {
    const answer = await app.inject({ method: 'POST', url: '/dev/identity/faults', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      title: 'Not a fault',
      detail: expect.stringMatching(/^✖ (?!Invalid input$)/),
    });
    expect(deps.identity.faults.list()).toEqual([]);
  });

  test('a body that is not JSON is a problem, not a crash', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/dev/identity/faults', headers, payload: '{' });
    expect([answer.statusCode, answer.json().status]).toEqual([400, 400]);
  });

  test('changes the password policy', async () => {
    const url = '/dev/identity/password-policy';
    const answer = await app.inject({ method: 'POST', url, payload: { enforcementState: 'ENFORCE' } });
    expect(answer.json()).toEqual({ ...newProjectPolicy, enforcementState: 'ENFORCE' });
    const refused = await app.inject({ method: 'POST', url, payload: { enforcementState: 'MAYBE' } });
    expect(refused.statusCode).toBe(400);
  });

  test('requires a reCAPTCHA and shows the received proof', async () => {
    const url = '/dev/identity/recaptcha';
    const answer = await app.inject({ method: 'POST', url, payload: { state: 'ENFORCE' } });
    expect(answer.json()).toEqual({ state: 'ENFORCE', lastProof: null });
    expect((await app.inject(url)).json()).toEqual({ state: 'ENFORCE', lastProof: null });
    const refused = await app.inject({ method: 'POST', url, payload: { state: 'AUDIT' } });
    expect(refused.statusCode).toBe(400);
  });

  test('expires mailed links and ages sessions', async () => {
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/dev/identity/${url}`, payload });
    const ended = await post('codes/expire', { email: 'ann@school.example' });
    expect(ended.json()).toEqual({ expired: 2 });
    const aged = { email: 'ann@school.example', minutes: 6 };
    expect((await post('sessions/age', aged)).statusCode).toBe(204);
    expect(deps.aged).toEqual(['ann@school.example 6']);
    const unknown = await post('sessions/age', { ...aged, email: 'nobody@school.example' });
    expect([unknown.statusCode, unknown.json().title]).toEqual([404, 'No such account']);
    const wrong = [
      await post('sessions/age', { ...aged, minutes: -1 }),
      await post('sessions/age', { ...aged, hours: 1 }),
      await post('codes/expire', { email: 'ann' }),
    ];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });

  test('can be emptied', async () => {
    expect((await app.inject({ method: 'POST', url: '/dev/identity/reset' })).statusCode).toBe(204);
    expect(deps.resets).toBe(1);
  });
});

describe('the overview', () => {
  test('lists the people, escaped, under a policy without inline code', async () => {
    const answer = await app.inject('/dev');
    expect(answer.body).toContain('Ann &lt;i&gt;Lee&lt;/i&gt;');
    expect(answer.body).not.toMatch(/<script(?! src=)|<style| style=| on[a-z]+=/);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    for (const file of ['/dev/console.css', '/dev/console.js']) {
      expect(answer.body).toContain(file);
      expect((await app.inject(file)).statusCode).toBe(200);
    }
  });

  test('lists what tests and tools can request', async () => {
    const { body } = await app.inject('/dev');
    const calls = ['recaptcha', 'codes/expire', 'sessions/age', 'faults', 'password-policy', 'reset'];
    for (const call of calls) expect(body).toContain(`POST /dev/identity/${call}`);
  });

  test('works without people', async () => {
    const { people: _people, ...without } = deps;
    const plain = Fastify();
    onTestFinished(() => plain.close());
    await plain.register(localConsole(without));
    expect((await plain.inject('/dev')).body).not.toContain('Who can log in');
  });

  test('offers to add people while there are none', async () => {
    const plain = Fastify();
    onTestFinished(() => plain.close());
    await plain.register(localConsole({ ...deps, people: async () => [] }));
    expect((await plain.inject('/dev')).body).toContain('data-post="/dev/demo"');
    expect((await app.inject('/dev')).body).not.toContain('data-post="/dev/demo"');
  });
});

describe('requests from elsewhere', () => {
  const move = { method: 'POST', url: '/dev/clock', payload: { offsetSeconds: 60 } } as const;

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    '%s is this computer',
    async (host) => {
      const headers = { host, origin: `http://${host}` };
      expect((await app.inject({ ...move, headers })).statusCode).toBe(200);
    },
  );

  test.each([
    ['a rebound name', { host: 'evil.example' }],
    ['a name that only begins alike', { host: 'localhost.evil.example:3000' }],
    ['a page of another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
    ['a page of another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
    ['a page without an origin', { host: 'localhost:3000', origin: 'null' }],
    ['a cross-site request', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ])('%s changes nothing', async (_who, headers) => {
    expect((await app.inject({ ...move, headers })).statusCode).toBe(403);
    expect(deps.clock.offsetSeconds()).toBe(0);
  });

  test('a rebound name cannot read mail', async () => {
    const answer = await app.inject({ url: '/dev/mail', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('ann@school.example');
  });
});
