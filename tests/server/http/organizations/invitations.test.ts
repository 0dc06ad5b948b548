import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredOrganization } from '#application/service/organizations/ports/organization-repository.ts';
import type { JobProgress } from '#domain/platform/jobs/job.ts';
import { anAttempt } from '../../../builders/outgoing-mails.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

type Headers = { readonly authorization: string };

describe('[ORG-6] [ORG-11] invitations', () => {
  let server: ReturnType<typeof aServer>;
  let oak: StoredOrganization;
  let ada: Headers;
  const teachers = '/v1/app/teachers/invitations';
  const idOf = (email: string): string =>
    server.accounts.accounts().find((account) => account.email === email)?.id ?? '';
  const join = (email: string, organizationId: string, role: 'customer' | 'manager' | 'teacher') =>
    server.organizations.join({
      id: `${email} in ${organizationId}`,
      accountId: idOf(email),
      organizationId,
      role,
      billingContact: false,
      at: startOfTests,
    });
  const draft = (addresses: string, overrides: object = {}) => ({
    addresses,
    role: 'teacher',
    organizationId: 'oak',
    message: '',
    ...overrides,
  });
  const invite = (addresses: string, overrides: object = {}, headers = ada) =>
    server.call('POST', teachers, { headers, payload: draft(addresses, overrides) });
  const deliver = () =>
    server.jobs.runWaiting('send-invitations', server.service.jobs.handlers['send-invitations']);
  const remind = () => server.service.jobs.handlers['remind-invitations']({}, anAttempt);
  const mailsTo = (address: string) => server.mailer.mails().filter(({ to }) => to === address);
  const tokenOf = (address: string): string =>
    /\/invitations\/([^\s"?]+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? '';
  const open = (token: string, headers: Partial<Headers> = {}) =>
    server.call('GET', `/v1/app/invitations/${token}`, { headers });
  const answer = (id: string, headers: Headers, what = 'accepted') =>
    server.call('PUT', `/v1/app/users/me/invitations/${id}`, { headers, payload: { answer: what } });
  const statuses = async () => {
    const { body } = await server.call('GET', teachers, { headers: ada });
    return body.data.map(({ email, status }: { email: string; status: string }) => `${email} ${status}`);
  };
  const come = async (email: string) => {
    const headers = await server.signedIn(email);
    const { body } = await server.call('GET', '/v1/app/users/me/invitations', { headers });
    return { headers, waiting: body.data };
  };

  beforeEach(async () => {
    server = aServer();
    const parent = await anOrganization(server.organizations, { id: 'tide', kind: 'district' });
    oak = await anOrganization(server.organizations, { id: 'oak', name: 'Oak School', parent, seats: 2 });
    await anOrganization(server.organizations, { id: 'pier', parent });
    ada = await server.signedIn();
    await join('ada@lovelace.test', 'tide', 'customer');
  });

  test('[R6] the result is previewed before sending, and is the same afterward', async () => {
    await server.signedIn('here@oak.test');
    await join('here@oak.test', 'oak', 'teacher');
    const addresses = 'Bo Roe <Bo@oak.test>\nhere@oak.test\nbo@oak.test; rubbish; cy@oak.test';
    const preview = await server.call('POST', `${teachers}/preview`, {
      headers: ada,
      payload: draft(addresses),
    });
    const told = (body: { data: { answers: readonly { answer: string }[]; seatsLeft: number } }) => [
      body.data.answers.map((each) => each.answer),
      body.data.seatsLeft,
    ];
    expect(told(preview.body)).toEqual([['invited', 'here', 'twice', 'bad', 'no-seat'], 0]);
    expect(await statuses()).toEqual([]);
    const sent = await invite(addresses);
    expect(told(sent.body)).toEqual(told(preview.body));
    expect(await statuses()).toEqual(['bo@oak.test queued']);
    await deliver();
    expect(await statuses()).toEqual(['bo@oak.test sent']);
    expect((await invite('bo@oak.test')).body.data.answers).toMatchObject([{ answer: 'renewed' }]);
  });

  test('[R1] a user with a proved mailbox accepts explicitly; signing in alone changes nothing', async () => {
    await invite('bo@oak.test', { message: 'See https://evil.test now' });
    await deliver();
    expect(mailsTo('bo@oak.test')[0]?.text).not.toContain('evil.test');
    const token = tokenOf('bo@oak.test');
    const visitor = await open(token);
    expect(visitor.body.data).toEqual({
      organizationName: 'Oak School',
      inviter: 'Ada Lovelace',
      role: 'teacher',
      standing: 'pending',
      email: null,
      id: null,
    });
    const { headers, waiting } = await come('bo@oak.test');
    expect(server.organizations.ofAccount(idOf('bo@oak.test'))).toEqual([]);
    expect(waiting).toMatchObject([{ organizationName: 'Oak School', role: 'teacher' }]);
    const { id } = (await open(token, headers)).body.data;
    expect(id).toBe(waiting[0].id);
    expect((await answer(id, headers)).body).toEqual({ data: { organizationId: 'oak' } });
    expect((await answer(id, headers)).status).toBe(200);
    const me = await server.call('GET', '/v1/app/users/me', { headers });
    expect(me.body.data).toMatchObject({ accountType: 'teacher', organization: { id: 'oak' } });
    expect(server.audit.entries().map(({ action }) => action)).toEqual([
      'invitation/sent',
      'invitation/accepted',
    ]);
    expect(await statuses()).toEqual(['bo@oak.test joined']);
    const names = { firstName: 'Bo', lastName: 'Roe', schoolOrDistrict: null };
    await server.call('PATCH', '/v1/app/users/me/complete-onboarding', { headers, payload: names });
    expect(server.organizations.ofAccount(idOf('bo@oak.test'))).toHaveLength(1);
  });

  test('[R1] another user sees who it is for, and cannot accept it', async () => {
    await invite('bo@oak.test');
    await deliver();
    const { headers: eve, waiting } = await come('eve@evil.test');
    const opened = await open(tokenOf('bo@oak.test'), eve);
    expect([opened.body.data.email, opened.body.data.id, waiting]).toEqual(['bo@oak.test', null, []]);
    const { waiting: theirs } = await come('bo@oak.test');
    const refused = await answer(theirs[0].id, eve);
    expect([refused.status, refused.body.type]).toEqual([404, '/problems/invitation/not-found']);
  });

  test('[R3] revoked, expired, declined and used ones are reported, and a new invitation renews them', async () => {
    await invite('bo@oak.test');
    await deliver();
    const { headers, waiting } = await come('bo@oak.test');
    const { id } = waiting[0];
    const token = tokenOf('bo@oak.test');
    const standing = async () => (await open(token)).body.data.standing;
    const refusal = async () => (await answer(id, headers)).body.type;

    expect((await server.call('DELETE', `${teachers}/${id}`, { headers: ada })).status).toBe(200);
    expect([await standing(), await refusal()]).toEqual(['revoked', '/problems/invitation/revoked']);
    await invite('bo@oak.test');
    expect((await answer(id, headers, 'declined')).status).toBe(200);
    expect([await standing(), await refusal()]).toEqual(['declined', '/problems/invitation/used']);
    await invite('bo@oak.test');
    expect(await standing()).toBe('pending');
    await server.clock.advance(31 * day);
    const late = await answer(id, await server.signedIn('bo@oak.test'));
    expect([await standing(), late.body.type]).toEqual(['expired', '/problems/invitation/expired']);
    expect((await open('unknown')).status).toBe(404);
  });

  test('[R5] of two users who accept for the last seat, one succeeds; the other gets the reason, and the manager sees it', async () => {
    await invite('bo@oak.test\ncy@oak.test');
    await deliver();
    const [bo, cy] = [await come('bo@oak.test'), await come('cy@oak.test')];
    await server.signedIn('here@oak.test');
    await join('here@oak.test', 'oak', 'teacher');
    const replies = await Promise.all([bo, cy].map(({ headers, waiting }) => answer(waiting[0].id, headers)));
    const kinds = replies.map(({ body }): string => body.type ?? 'in');
    expect(kinds.toSorted()).toEqual(['/problems/organization/no-free-seat', 'in']);
    expect((await statuses()).map((each: string) => each.split(' ')[1]).toSorted()).toEqual([
      'joined',
      'no-seat',
    ]);
    expect(await server.organizations.countSeats(oak.path, startOfTests)).toMatchObject({
      limit: 2,
      taken: 2,
    });
  });

  test('[ORG-3] a manager invites teachers to their own school, but not managers, and not to another school', async () => {
    const max = await server.signedIn('max@oak.test');
    await join('max@oak.test', 'oak', 'manager');
    const kind = async (overrides: object) =>
      (await invite('bo@oak.test', overrides, max)).body.type ?? 'sent';
    expect(await kind({})).toBe('sent');
    expect(await kind({ role: 'manager' })).toBe('/problems/account/not-permitted');
    expect(await kind({ organizationId: 'pier' })).toBe('/problems/organization/no-such-school');
    await invite('di@oak.test', { role: 'manager' });
    const managers = (await server.call('GET', teachers, { headers: max })).body.data;
    const { id } = managers.find(({ role }: { role: string }) => role === 'manager');
    expect((await server.call('DELETE', `${teachers}/${id}`, { headers: max })).status).toBe(403);
  });

  test('[R4] a refused address bounces, an opened page is recorded once, a link can be copied, and resending has a limit', async () => {
    server.mailer.refuse('gone@oak.test');
    await invite('bo@oak.test\ngone@oak.test');
    await deliver();
    expect((await statuses()).toSorted()).toEqual(['bo@oak.test sent', 'gone@oak.test bounced']);
    const url = `/v1/app/invitations/${tokenOf('bo@oak.test')}`;
    await server.call('PATCH', url, { payload: { note: 'opened' } });
    expect((await statuses()).toSorted()).toContain('bo@oak.test opened');
    const { waiting } = await come('bo@oak.test');
    const of = `${teachers}/${waiting[0].id}`;
    const { link } = (await server.call('POST', `${of}/link`, { headers: ada })).body.data;
    expect(link).toMatch(/^https:\/\/blockyard\.test\/invitations\//);
    expect((await open(link.split('/').at(-1))).body.data.standing).toBe('pending');
    const resent = [];
    for (let at = 0; at < 4; at += 1)
      resent.push((await server.call('POST', `${of}/resend`, { headers: ada })).status);
    expect(resent).toEqual([200, 200, 200, 429]);
    await deliver();
    expect(mailsTo('bo@oak.test').length).toBe(2);
  });

  test('reminders are sent after 3 and 10 days, and the receiver can turn them off', async () => {
    await invite('bo@oak.test\ncy@oak.test');
    await deliver();
    await remind();
    await server.clock.advance(3 * day);
    expect([await remind(), await remind()]).toEqual([{ sent: 2 }, { sent: 0 }]);
    const url = `/v1/app/invitations/${tokenOf('cy@oak.test')}`;
    await server.call('GET', url);
    expect((await server.call('PATCH', url, { payload: { note: 'no-reminders' } })).status).toBe(200);
    await server.clock.advance(7 * day);
    expect(await remind()).toEqual({ sent: 1 });
    expect([mailsTo('bo@oak.test').length, mailsTo('cy@oak.test').length]).toEqual([3, 2]);
  });

  test('[REL-6] 3,000 people are invited at once; failed mails are sent on the next attempt, none twice', async () => {
    const addresses = Array.from({ length: 3_000 }, (_, at) => `t${at}@pier.test`).join('\n');
    const sent = await invite(addresses, { organizationId: 'pier' });
    expect(sent.body.data.answers).toHaveLength(3_000);
    const job = await server.call('GET', `/v1/app/jobs/${sent.body.data.jobId}`, { headers: ada });
    expect(job.body.data.kind).toBe('send-invitations');
    const send = server.service.jobs.handlers['send-invitations'];
    const [input] = server.jobs.inputs('send-invitations', 'waiting');
    if (input === undefined) throw new Error('no job');
    const reports: number[] = [];
    await send(input, { id: 'job', report: async ({ done }: JobProgress) => reports.push(done) < 10 });
    expect(server.mailer.mails()).toHaveLength(80);
    server.mailer.goDown();
    await expect(send(input, anAttempt)).rejects.toThrow('2920 invitations were not sent');
    server.mailer.comeUp();
    expect(await send(input, anAttempt)).toEqual({ sent: 2_920, bounced: 0 });
    expect(new Set(server.mailer.mails().map(({ to }) => to)).size).toBe(3_000);
    expect(server.mailer.mails()).toHaveLength(3_000);
  });

  test('values that are too long or empty are refused at their field, and two megabytes before they are read', async () => {
    const errorsOf = async (addresses: string, overrides: object) => {
      const { status, body } = await invite(addresses, overrides);
      return [
        status,
        body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
      ];
    };
    expect(await errorsOf(' ; ', { message: 'x'.repeat(1_001) })).toEqual([
      422,
      ['addresses required', 'message too-long'],
    ]);
    expect(await errorsOf('a@b.test\n'.repeat(5_001), {})).toEqual([422, ['addresses too-long']]);
    const huge = await invite('a@b.test', { message: 'x'.repeat(2_000_000) });
    expect([huge.status, huge.body.type]).toEqual([413, '/problems/call/body-too-large']);
  });
});
