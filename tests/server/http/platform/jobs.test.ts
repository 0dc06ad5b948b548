import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { aGate } from '../../../builders/a-gate.ts';
import { aServer } from '../../a-server.ts';

const mail: OutgoingMail = { kind: 'sign-in-link', to: anEmail(), purpose: 'login' };
const grace = 'grace@hopper.test';
let server: ReturnType<typeof aServer>;
let url: string;

beforeEach(async () => {
  server = aServer();
  for (const headers of [server.bearer(), server.bearer(grace)]) {
    await server.call('PATCH', '/v1/app/users/me/ensure-profile', { headers });
  }
  const owner = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  url = `/v1/app/jobs/${await server.jobs.enqueue('mail', mail, owner)}`;
});

const call = (method: string, email?: string) => server.call(method, url, { headers: server.bearer(email) });

test('[UI-5] the owner of a job follows it to its end', async () => {
  const gate = aGate();
  const waiting = await call('GET');
  expect(waiting).toMatchObject({
    status: 200,
    body: { data: { kind: 'mail', state: 'waiting', progress: null, enqueuedAt: server.clock.now() } },
  });
  const worker = server.jobs.start({
    ...server.service.jobs.handlers,
    mail: async (_mail, { report }) => {
      await report({ done: 1, total: 2, step: 'sending' });
      await gate.opened;
    },
  });
  expect((await call('GET')).body.data).toMatchObject({
    state: 'running',
    progress: { done: 1, total: 2, step: 'sending' },
  });
  gate.open();
  await worker.stop();
  expect((await call('GET')).body.data).toMatchObject({ state: 'done' });
});

test('[UI-5] the owner of a job cancels it; doing so twice is the same', async () => {
  for (const _time of ['once', 'twice']) {
    expect(await call('DELETE')).toMatchObject({ status: 200, body: { data: { state: 'canceled' } } });
  }
  const worker = server.jobs.start(server.service.jobs.handlers);
  await worker.stop();
  expect(server.mailer.mails()).toEqual([]);
});

test("[ORG-3] another user's job is not found", async () => {
  for (const method of ['GET', 'DELETE']) {
    expect(await call(method, grace)).toMatchObject({ status: 404, body: { title: expect.any(String) } });
  }
  expect((await call('GET')).body.data.state).toBe('waiting');
});

test.each(['/v1/app/jobs/no-id', '/v1/app/jobs/00000000-0000-7000-8000-00000000ffff'])(
  'an impossible job ID is not found: %s',
  async (path) => {
    url = path;
    expect((await call('GET')).status).toBe(404);
  },
);
