import { expect, test, vi } from 'vitest';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err, ok } from '#domain/result.ts';
import { ownLinkedReads } from '#server/composition/own-linked-reads.ts';
import { createPageRenderer, type PageHost } from '#ui/render.tsx';
import { noLinks, visitorsHost } from '../../../scripts/build/visitors-host.ts';
import { aService } from '../../builders/a-service.ts';
import { aServer, Outage } from '../a-server.ts';

const template = `<!doctype html><html lang="en-US"><head><!--before-first-paint--><!--page-head-->
<script type="module" src="/assets/index.js"></script></head><body><div id="root"><!--page--></div><!--page-data--></body></html>`;

const pending = {
  organizationName: 'Harbor Elementary',
  inviter: 'Ada Quay',
  role: 'teacher',
  standing: 'pending',
  email: null,
  id: null,
} as const;
const made = { madeAt: Date.UTC(2026, 10, 20), sha256: 'ab'.repeat(32), erased: false };

function aLinkedServer(linked: Partial<ReturnType<PageHost['linked']>> = {}) {
  const behind = aService();
  const networks: string[] = [];
  const stopByLink = vi.fn<ServiceApp['notices']['stopByLink']>(async (key) =>
    key === 'right' ? ok(undefined) : err({ kind: 'notice/not-found' }),
  );
  const note = vi.fn<ServiceApp['invitations']['note']>(async (token) =>
    token === 'right' ? ok(undefined) : err({ kind: 'invitation/not-found' }),
  );
  const renderPage = createPageRenderer({
    ...visitorsHost(template, () => []),
    linked: (network) => {
      networks.push(network);
      return { ...noLinks(network), ...linked };
    },
  });
  const { app } = behind;
  const service = {
    ...app,
    notices: { ...app.notices, stopByLink },
    invitations: { ...app.invitations, note },
  };
  const server = aServer({ renderPage, service }, behind);
  const get = (url: string) => server.call('GET', url, { headers: { accept: 'text/html' } });
  const post = (url: string) =>
    server.call('POST', url, {
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  return { get, post, networks, stopByLink, note };
}

test('[UI-8] an invitation shows its inviter and purpose without scripts, and links to login and sign-up', async () => {
  const { get } = aLinkedServer({ invitations: { open: async () => ok(pending) } });
  const { status, text, headers } = await get('/invitations/the-token');
  expect(status).toBe(200);
  expect(text).toContain('Harbor Elementary');
  expect(text).toContain('Ada Quay');
  expect(text).toMatch(/href="\/login\?redirectUrl=[^"]*the-token/);
  expect(text).toContain('Sign up to accept');
  expect(text).not.toContain('needs JavaScript');
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('[UI-8] a link that leads to nothing says so, with instructions', async () => {
  const { get } = aLinkedServer();
  expect((await get('/invitations/none')).text).toContain('We cannot find this invitation');
  expect((await get('/records/none')).text).toContain('name="code"');
});

test("[UI-8] [ROS-11] a record is checked for the caller's network, so that its limit applies", async () => {
  const { get, networks } = aLinkedServer({ students: { checkRecord: async () => ok(made) } });
  const { text } = await get('/records/ABCD');
  expect(text).toContain(made.sha256);
  expect(networks).toEqual(['127.0.0.1']);
});

test('[UI-8] [ORG-13] the page of a substitute pass explains it and has the form for the code', async () => {
  const { text } = await aLinkedServer().get('/pass');
  expect(text).toContain('name="passCode"');
  expect(text).toContain('needs JavaScript');
});

test('[UI-8] pages behind links are not indexed, and the browser loads them again', async () => {
  const { get } = aLinkedServer({ invitations: { open: async () => ok(pending) } });
  for (const path of ['/invitations/t', '/pass', '/records/c', '/notices/stop/k']) {
    const { text } = await get(path);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<h1');
    expect(text).not.toContain('id="blockyard-page"');
  }
});

test('[LIC-9] mails are stopped by a posted form, but not by opening the link', async () => {
  const { get, post, stopByLink } = aLinkedServer();
  const { text } = await get('/notices/stop/right');
  expect(text).toContain('action="/notices/stop/right" method="post"');
  expect(stopByLink).not.toHaveBeenCalled();
  const { status, headers } = await post('/notices/stop/right');
  expect(status).toBe(303);
  expect(stopByLink).toHaveBeenCalledWith('right');
  expect((await get(String(headers.location))).text).toContain('Stopped.');
});

test('[LIC-9] a key of no mail is refused on the page', async () => {
  const { get, post } = aLinkedServer();
  const { headers } = await post('/notices/stop/wrong');
  const { text } = await get(String(headers.location));
  expect(text).toContain('This link is not complete');
  expect(text).not.toContain('Stopped.');
});

test('[R1] reminders of an invitation are stopped by a posted form', async () => {
  const { get, post, note } = aLinkedServer({ invitations: { open: async () => ok(pending) } });
  expect((await get('/invitations/right?reminders=stop')).text).toContain('action="/invitations/right"');
  const { status, headers } = await post('/invitations/right');
  expect(status).toBe(303);
  expect(note).toHaveBeenCalledWith('right', 'no-reminders');
  expect((await get(String(headers.location))).text).toContain('You will get no more reminders');
  expect((await post('/invitations/wrong')).headers.location).toBe('/invitations/wrong');
});

test('[REL-5] an outage is reported as a busy service, and a limit with the time to wait', async () => {
  const { app } = aService();
  const limited = { kind: 'call/too-many-requests', retryAfterSeconds: 9 } as const;
  const reads = ownLinkedReads(
    {
      invitations: { ...app.invitations, read: () => Promise.reject(new Outage()) },
      students: { ...app.students, checkRecord: async () => err(limited) },
    },
    (error) => error instanceof Outage,
  )('127.0.0.1');
  expect(await reads.invitations.open('t')).toMatchObject({ error: { kind: 'service/busy' } });
  expect(await reads.students.checkRecord('c')).toEqual(
    err({ kind: 'service/too-many-requests', retryAfterSeconds: 9 }),
  );
});
