import { describe, expect, test } from 'vitest';
import { anEmail } from '../../builders/an-email.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { day, minute, startOfTests } from '../../builders/time.ts';
import { aServer } from '../a-server.ts';

describe('without a session', () => {
  test('[CAL-1] POST /v1/app/auth/send-link sends a link to {email}', async () => {
    const { call, outbox } = aServer();
    const reply = await call('POST', '/v1/app/auth/send-link', { payload: { email: ' Ada@Lovelace.test ' } });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(outbox.waiting()).toEqual([{ kind: 'sign-in-link', to: 'ada@lovelace.test', purpose: 'login' }]);
  });

  test('[CAL-1] POST /v1/app/sign-up stores {email, firstName, lastName, schoolOrDistrict, utm}', async () => {
    const { call, accounts } = aServer();
    const payload = {
      email: 'ada@lovelace.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
      schoolOrDistrict: 'Harbor Primary',
      utm: {
        utmSource: 'fair',
        utmMedium: 'flyer',
        utmCampaign: 'autumn',
        utmTerm: 'dock',
        utmContent: 'blue',
      },
    };
    const reply = await call('POST', '/v1/app/sign-up', { payload });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(accounts.signUps()).toEqual([
      {
        email: anEmail(),
        firstName: 'Ada',
        lastName: 'Lovelace',
        schoolOrDistrict: 'Harbor Primary',
        consents: [],
        campaign: { source: 'fair', medium: 'flyer', campaign: 'autumn', term: 'dock', content: 'blue' },
        at: startOfTests,
      },
    ]);
  });

  test.each([{ utm: {} }, { utm: null }, {}])(
    '[CAL-1] a sign-up without a campaign is accepted: %j',
    async (utm) => {
      const { call, accounts } = aServer();
      const person = { email: 'ada@lovelace.test', firstName: 'Ada', lastName: 'L', schoolOrDistrict: null };
      const reply = await call('POST', '/v1/app/sign-up', { payload: { ...person, ...utm } });
      expect(reply.status).toBe(200);
      expect(accounts.signUps()).toMatchObject([{ campaign: {}, schoolOrDistrict: null }]);
    },
  );
});

describe('with a session', () => {
  test('[CAL-1] GET /v1/app/users/me returns exactly its fields', async () => {
    const { call, signedIn } = aServer();
    const reply = await call('GET', '/v1/app/users/me', { headers: await signedIn() });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      data: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        phoneNumber: null,
        accessState: 'trial_active',
        accountType: 'customer',
        trialDaysLeft: 30,
        schoolOrDistrict: null,
        signInMethod: 'email',
        passwordRemoved: false,
        secondFactorRequired: false,
        organization: null,
        severalOrganizations: false,
        viewing: null,
      },
    });
  });

  test('the access state depends on the time', async () => {
    const { call, signedIn, clock } = aServer();
    await call('GET', '/v1/app/users/me', { headers: await signedIn() });
    await clock.advance(30 * day);
    const reply = await call('GET', '/v1/app/users/me', { headers: await signedIn() });
    expect(reply.body).toMatchObject({ data: { accessState: 'trial_expired', trialDaysLeft: 0 } });
  });

  test('[CAL-1] onboarding: missing fields, and PATCH /v1/app/users/me/complete-onboarding', async () => {
    const { call, signedIn, accounts } = aServer();
    const headers = await signedIn();
    const missing = () => call('GET', '/v1/app/users/me/onboarding-status', { headers });
    expect((await missing()).body).toEqual({ data: { missing: ['schoolOrDistrict'] } });
    const payload = {
      firstName: 'Augusta',
      lastName: 'King',
      schoolOrDistrict: null,
      utm: { utmSource: 'fair' },
    };
    const reply = await call('PATCH', '/v1/app/users/me/complete-onboarding', { headers, payload });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(accounts.accounts()).toMatchObject([
      { firstName: 'Augusta', lastName: 'King', schoolOrDistrict: null, campaign: { source: 'fair' } },
    ]);
    expect((await missing()).body).toEqual({ data: { missing: [] } });
  });

  test('[CAL-1] GET and PUT /v1/app/users/profile', async () => {
    const { call, signedIn } = aServer();
    const headers = await signedIn();
    const before = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@lovelace.test',
      accountType: 'customer',
      phoneNumber: null,
      schoolOrDistrict: null,
      displayName: null,
      roleTitle: null,
      gradesTaught: [],
    };
    expect((await call('GET', '/v1/app/users/profile', { headers })).body).toEqual({ data: before });
    for (const email of [{}, { email: 'ADA@lovelace.test' }]) {
      const payload = { firstName: 'Augusta', lastName: 'King', ...email };
      const reply = await call('PUT', '/v1/app/users/profile', { headers, payload });
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ data: { ...before, firstName: 'Augusta', lastName: 'King' } });
    }
  });

  test('[AUT-17] a user who just signed in requests another email: two mails are sent, and the old one stays', async () => {
    const { call, signedIn, outbox, lines } = aServer();
    const payload = { firstName: 'Augusta', lastName: 'King', email: 'Augusta@King.test' };
    const reply = await call('PUT', '/v1/app/users/profile', { headers: await signedIn(), payload });
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { firstName: 'Augusta', email: 'ada@lovelace.test' } },
    });
    expect(outbox.waiting()).toEqual([
      { kind: 'change-email', to: 'augusta@king.test', account: 'ada@lovelace.test' },
      { kind: 'email-change-notice', to: 'ada@lovelace.test' },
    ]);
    expect(lines.map((line) => line['deed'])).toContain('email-change-ordered');
    expect(JSON.stringify(lines)).not.toMatch(/lovelace|king\.test/i);
  });

  test('[AUT-17] another email is refused after five minutes, and nothing changes', async () => {
    const { call, signedIn, clock, outbox } = aServer();
    const headers = await signedIn();
    await clock.advance(5 * minute + 1);
    const payload = { firstName: 'Augusta', lastName: 'King', email: 'augusta@king.test' };
    const reply = await call('PUT', '/v1/app/users/profile', { headers, payload });
    expect(reply).toMatchObject({ status: 403, body: { type: '/problems/account/recent-sign-in-required' } });
    expect(outbox.waiting()).toEqual([]);
    const { body } = await call('GET', '/v1/app/users/profile', { headers });
    expect(body).toMatchObject({ data: { firstName: 'Ada' } });
  });

  test('[CAL-1] PATCH /v1/app/users/me/ensure-profile opens the account, without a body', async () => {
    const { call, bearer, accounts } = aServer();
    const reply = await call('PATCH', '/v1/app/users/me/ensure-profile', { headers: bearer() });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(accounts.accounts()).toMatchObject([{ firstName: 'Ada', lastName: 'Lovelace' }]);
  });

  test('an empty body can have its content type', async () => {
    const { call, bearer } = aServer();
    const headers = { ...bearer(), 'content-type': 'application/json' };
    expect((await call('PATCH', '/v1/app/users/me/ensure-profile', { headers })).status).toBe(200);
  });

  test('a phone number is stored, and removed by null', async () => {
    const { call, signedIn, accounts } = aServer();
    const headers = await signedIn();
    for (const [phoneNumber, stored] of [
      ['(555) 010-2030', '5550102030'],
      [null, null],
    ]) {
      const payload = { phoneNumber };
      const reply = await call('PUT', '/v1/app/users/me/phone-number', { headers, payload });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
      expect(accounts.accounts()).toMatchObject([{ phoneNumber: stored }]);
    }
  });
});

describe('lessons', () => {
  const withLesson = async () => {
    const server = aServer();
    await server.service.lessons.load([aLesson()]);
    return server;
  };

  test('are listed for everyone, like on their cards', async () => {
    const { call } = await withLesson();
    const reply = await call('GET', '/v1/app/lessons');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toHaveLength(1);
    expect(reply.body.data[0]).not.toHaveProperty('activities');
  });

  test('hide their licensed parts from a visitor, and show them to a user in a trial', async () => {
    const { call, signedIn } = await withLesson();
    const visitor = await call('GET', '/v1/app/lessons/load-the-barge');
    expect(visitor.text).not.toContain('Repeat three times');
    expect(visitor.body.data.activities[0].solution).toMatchObject({ kind: 'locked', reason: 'sign-in' });
    const teacher = await call('GET', '/v1/app/lessons/load-the-barge', { headers: await signedIn() });
    expect(teacher.body.data.activities[0].solution).toEqual({
      kind: 'open',
      value: [{ kind: 'paragraph', children: ['Repeat three times, then stop.'] }],
    });
  });

  test.each(['no-such-lesson', 'UPPER', 'a'.repeat(90)])('%s is not found', async (slug) => {
    const { call } = await withLesson();
    const reply = await call('GET', `/v1/app/lessons/${slug}`);
    expect(reply).toMatchObject({ status: 404, body: { type: '/problems/lesson/not-found' } });
  });

  test('[SEC-1] an invalid token is refused, not treated as a visitor', async () => {
    const { call } = await withLesson();
    const reply = await call('GET', '/v1/app/lessons', { headers: { authorization: 'Bearer forged' } });
    expect(reply).toMatchObject({ status: 401, body: { type: '/problems/token/invalid' } });
  });
});

test('[REL-4] a handler that sends its own reply logs no error', async () => {
  const { call, lines } = aServer();
  const reply = await call('GET', '/v1/app/scope-and-sequence/download?paper=letter');
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
