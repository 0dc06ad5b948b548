import { expect, test } from 'vitest';
import { aServer } from '../../a-server.ts';

const recent = (calls: ReturnType<typeof aServer>) => ({
  headers: { ...calls.bearer(), 'x-request-id': 'request-of-ada' },
  remoteAddress: '198.51.100.7',
});

test('[SEC-9] a security action is recorded with its user, network and request', async () => {
  const server = aServer();
  const ada = recent(server);
  await server.call('GET', '/v1/app/users/me', ada);
  expect(server.audit.entries()).toEqual([]);
  const reply = await server.call('POST', '/v1/app/users/me/sign-out-everywhere', ada);
  expect(reply.status).toBe(200);
  const id = server.identity.userOf('ada@lovelace.test')?.id;
  expect(server.audit.entries()).toEqual([
    {
      at: server.clock.now(),
      action: 'account/sessions-ended',
      by: id,
      onBehalfOf: null,
      subject: id,
      concerned: [id],
      organization: null,
      filter: null,
      count: null,
      requestId: 'request-of-ada',
      address: '198.51.100.7',
      before: null,
      after: null,
    },
  ]);
});

test('[SEC-9] each action is recorded once, also with a body and a repeated reply', async () => {
  const server = aServer();
  const ada = recent(server);
  const headers = { ...ada.headers, 'idempotency-key': 'room-12' };
  await server.call('PATCH', '/v1/app/users/me/ensure-profile', ada);
  const made = await server.call('POST', '/v1/app/classrooms', {
    ...ada,
    payload: { name: 'Room 12', gradeBand: null },
  });
  const id: string = made.body.data.id;
  const add = () =>
    server.call('POST', `/v1/app/classrooms/${id}/teachers`, {
      ...ada,
      headers,
      payload: { email: 'grace@hopper.test' },
    });
  await add();
  const repeated = await add();
  expect(repeated.headers['idempotency-replayed']).toBe('true');
  const { id: teacherId } = repeated.body.data.teachers[1];
  await server.call('DELETE', `/v1/app/classrooms/${id}/teachers/${teacherId}`, ada);
  const teacher = { teacherId, accountId: null };
  const origin = { requestId: 'request-of-ada', address: '198.51.100.7', subject: id };
  expect(server.audit.entries()).toMatchObject([
    { ...origin, action: 'classroom/teacher-added', before: null, after: teacher },
    { ...origin, action: 'classroom/teacher-removed', before: teacher, after: null },
  ]);
  expect(JSON.stringify(server.audit.entries())).not.toMatch(/@|lovelace|hopper/i);
});

test('[SEC-9] deleting an account leaves the ID and the action, and nothing else about the user', async () => {
  const server = aServer();
  const ada = recent(server);
  await server.call('GET', '/v1/app/users/me', ada);
  const id = server.identity.userOf('ada@lovelace.test')?.id;
  expect((await server.call('DELETE', '/v1/app/users/me', ada)).status).toBe(200);
  expect(server.audit.entries()).toMatchObject([{ action: 'account/erased', by: id, subject: id }]);
  expect(JSON.stringify(server.audit.entries())).not.toMatch(/@|lovelace/i);
});

test('[SEC-9] a refused recovery code is recorded, without a user if the address is unknown', async () => {
  const server = aServer();
  server.bearer();
  const id = server.identity.userOf('ada@lovelace.test')?.id;
  for (const email of ['ada@lovelace.test', 'nobody@x.test']) {
    const payload = { email, recoveryCode: 'A2A2A2A2A2' };
    await server.call('POST', '/v1/app/auth/recover-second-factor', { payload });
  }
  const refused = { action: 'account/second-factor-recovery-refused', by: null };
  expect(server.audit.entries()).toMatchObject([
    { ...refused, subject: id },
    { ...refused, subject: '' },
  ]);
});
