import { beforeEach, expect, test } from 'vitest';
import { day } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
let server: ReturnType<typeof aServer>;
let headers: Awaited<ReturnType<typeof server.signedIn>>;
let code: string;

beforeEach(async () => {
  server = aServer();
  server.identity.tokenLifetime = 365 * day;
  headers = await server.signedIn();
  const payload = { name: 'Room 12', gradeBand: null };
  const { id } = (await server.call('POST', classrooms, { headers, payload })).body.data;
  code = `${classrooms}/${id}/class-code`;
});
const pause = (paused: boolean) => server.call('PUT', `${code}/paused`, { headers, payload: { paused } });

test('[SEC-7] showing, renewing and pausing a class code is in the audit log, and calls without an effect are not', async () => {
  await server.call('GET', code, { headers });
  await server.call('POST', code, { headers });
  await server.call('GET', code, { headers });
  for (const paused of [true, true, false]) await pause(paused);
  const acts = server.audit.entries().map(({ action }) => action);
  expect(acts.filter((action) => action.startsWith('classroom/class-code'))).toEqual([
    'classroom/class-code-shown',
    'classroom/class-code-renewed',
    'classroom/class-code-shown',
    'classroom/class-code-paused',
    'classroom/class-code-resumed',
  ]);
});

test('[LIC-3] after the trial the code can be shown and paused, but not created', async () => {
  await server.call('POST', code, { headers });
  await server.clock.advance(31 * day);
  expect((await server.call('GET', code, { headers })).body.data.code).toMatch(/^\w{6}$/);
  expect((await pause(true)).status).toBe(200);
  const renewed = await server.call('POST', code, { headers });
  expect(renewed).toMatchObject({ status: 402, body: { type: '/problems/license/ended' } });
});

test('[ROS-1] an archived class keeps its code and gets no new one', async () => {
  await server.call('POST', code, { headers });
  const archived = code.replace('class-code', 'archived');
  await server.call('PUT', archived, { headers, payload: { archived: true } });
  const renewed = await server.call('POST', code, { headers });
  expect(renewed).toMatchObject({ status: 422, body: { type: '/problems/classroom/archived' } });
  expect((await pause(true)).status).toBe(200);
});
