import { beforeEach, expect, test } from 'vitest';
import { day } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

let server: ReturnType<typeof aServer>;
let headers: { readonly authorization: string };
beforeEach(async () => {
  server = aServer();
  server.identity.tokenLifetime = 365 * day;
  headers = await server.signedIn();
});

const order = () => server.call('POST', '/v1/app/exports', { headers });
const work = () => server.jobs.start(server.service.jobs.handlers).stop();
const fileOf = (id: string, of = headers) =>
  server.app.inject({ url: `/v1/app/exports/${id}/file`, headers: of });

test('[ORG-7] an export is made by a job, mailed, listed and downloaded, and creation and download are recorded', async () => {
  const { body } = await order();
  const { id } = body.data;
  expect((await server.call('GET', '/v1/app/exports', { headers })).body.data).toEqual([]);
  await work();
  const job = await server.call('GET', `/v1/app/jobs/${id}`, { headers });
  expect(job.body.data).toMatchObject({ state: 'done' });
  const { body: listed } = await server.call('GET', '/v1/app/exports', { headers });
  expect(listed.data).toMatchObject([{ id, endsAt: server.clock.now() + 7 * day }]);
  const reply = await fileOf(id);
  expect(reply.headers['content-type']).toBe('application/zip');
  const files = server.archive.unpack(reply.rawPayload);
  expect(files.map(({ name }) => name)).toEqual(['README.txt', 'csv/accounts.csv', 'json/accounts.json']);
  expect(files[1]?.text).toContain('ada@lovelace.test');
  expect(server.audit.entries().map(({ action }) => action)).toEqual([
    'account/export-ordered',
    'account/export-downloaded',
  ]);
  await work();
  expect(server.mailer.mails()).toMatchObject([{ to: 'ada@lovelace.test' }]);
  // The mail links to the settings page, where its owner must log in. It has no link to the file itself.
  expect(server.mailer.mails()[0]?.html).toContain('/settings/profile#export');
  expect(server.mailer.mails()[0]?.html).not.toContain(id);
});

test("[ORG-3] another user's export is not found, and neither is the user's own after 7 days", async () => {
  const { id } = (await order()).body.data;
  await work();
  const grace = await server.signedIn('grace@hopper.test');
  expect((await fileOf(id, grace)).statusCode).toBe(404);
  await server.clock.advance(7 * day);
  expect((await fileOf(id, await server.signedIn())).statusCode).toBe(404);
  expect(
    await server.service.jobs.handlers['remove-ended-exports']({}, { id: 'job', report: async () => true }),
  ).toEqual({ removed: 1 });
});

test('[SEC-3] five exports a day are allowed', async () => {
  for (let each = 0; each < 5; each += 1) expect((await order()).status).toBe(200);
  expect((await order()).status).toBe(429);
});
