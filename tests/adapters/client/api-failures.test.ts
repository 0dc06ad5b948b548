import type { AccountService } from '#application/client/identity/ports/account-service.ts';
import { describe, expect, test } from 'vitest';
import { apiLessonCatalog } from '#adapters/api/lessons/api-lesson-catalog.ts';
import { apiLessonFiles } from '#adapters/api/lessons/api-lesson-files.ts';
import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { formInvalid, serviceFailure } from '#adapters/api/api-failures.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { problemType } from '#adapters/wire/problem.ts';
import { type ProblemKind, problems } from '#adapters/wire/problems.ts';
import type { Http, HttpFailure, HttpReply, HttpRequest } from '#application/client/platform/ports/http.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { anEmail } from '../../builders/an-email.ts';

const failed = (status: number, body: unknown, retryAfterSeconds: number | null = null): HttpFailure => ({
  kind: 'http/status',
  status,
  body,
  retryAfterSeconds,
  requestId: 'r-header',
});

const problem = (kind: ProblemKind, more: object = {}) => ({
  type: problemType(kind),
  title: 'No',
  status: problems[kind].status,
  requestId: 'r-1',
  ...more,
});

const refusal = (kind: ProblemKind): HttpFailure => failed(problems[kind].status, problem(kind));

function anHttp(answer: Result<HttpReply, HttpFailure>) {
  const requests: HttpRequest[] = [];
  const http: Http = {
    send: async (request) => {
      requests.push(request);
      return answer;
    },
  };
  return { http, asked: requests };
}

describe('a failed call', () => {
  test("is 'unreachable' if there is no reply", () => {
    expect(serviceFailure({ kind: 'http/unreachable' })).toEqual({ kind: 'service/unreachable' });
    expect(serviceFailure({ kind: 'http/timed-out' })).toEqual({ kind: 'service/unreachable' });
  });

  test("is 'unreachable' if a captive portal answers", () => {
    expect(serviceFailure(failed(511, '<html>portal</html>'))).toEqual({ kind: 'service/unreachable' });
  });

  test.each(['call/unauthenticated', 'token/expired', 'token/revoked', 'token/disabled'] as const)(
    'loses the session on the problem %s',
    (kind) => {
      expect(serviceFailure(refusal(kind))).toEqual({ kind: 'session/lost' });
    },
  );

  test('reports a missing second step as such, not as a general refusal', () => {
    const kind = 'account/second-factor-required';
    expect(serviceFailure(refusal(kind))).toEqual({ kind });
  });

  test.each(['call/idempotency-key-in-use', 'call/overloaded', 'call/too-slow'] as const)(
    'can be repeated soon after the problem %s',
    (kind) => {
      expect(serviceFailure(refusal(kind))).toEqual({ kind: 'service/busy', retryAfterSeconds: null });
    },
  );

  test('reports the wait that the problem contains', () => {
    expect(serviceFailure(failed(429, problem('call/too-many-requests'), 7))).toEqual({
      kind: 'service/too-many-requests',
      retryAfterSeconds: 7,
    });
  });

  test('reports the request ID for support on any other problem', () => {
    const refused = serviceFailure(refusal('call/malformed'));
    expect(refused).toEqual({ kind: 'service/refused', requestId: 'r-1' });
    const broken = serviceFailure(refusal('call/failed'));
    expect(broken).toEqual({ kind: 'service/failed', requestId: 'r-1' });
  });

  test.each([
    [401, { kind: 'session/lost' }],
    [403, { kind: 'service/refused', requestId: 'r-header' }],
    [429, { kind: 'service/too-many-requests', retryAfterSeconds: null }],
    [502, { kind: 'service/failed', requestId: 'r-header' }],
    [503, { kind: 'service/busy', retryAfterSeconds: null }],
  ])('uses the status %d if there is no problem document', (status, failure) => {
    expect(serviceFailure(failed(status, '<html>proxy</html>'))).toEqual(failure);
    expect(
      serviceFailure(failed(status, problem('call/malformed', { type: '/problems/call/new' }))),
    ).toMatchObject({
      kind: failure.kind,
    });
  });
});

describe('[CAL-5] refused fields', () => {
  const fields = ['email', 'firstName'] as const;
  const refused = (errors: readonly object[]) =>
    formInvalid(failed(422, problem('form/invalid', { errors })), fields);

  test('are shown in the form, all at once', () => {
    const errors = [
      { field: 'email', code: 'malformed', detail: 'No address.' },
      { field: 'firstName', code: 'too-long', detail: 'Too long.' },
    ];
    expect(refused(errors)).toEqual({
      kind: 'form/invalid',
      fields: { email: 'malformed', firstName: 'too-long' },
    });
  });

  test('are ignored if the form does not have them', () => {
    expect(refused([{ field: 'utm.utmSource', code: 'too-long', detail: '' }])).toBeNull();
    expect(refused([{ field: 'email', code: 'unknown-field', detail: '' }])).toBeNull();
    expect(refused([])).toBeNull();
  });

  test('are empty for another problem', () => {
    expect(formInvalid(refusal('call/malformed'), fields)).toBeNull();
    expect(formInvalid({ kind: 'http/unreachable' }, fields)).toBeNull();
  });
});

describe('[CAL-1] calls are sent as specified', () => {
  const campaign = { source: 'mail', term: 'dock' };
  const utm = { utmSource: 'mail', utmTerm: 'dock' };
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const done = ok({ status: 200, body: { success: true } });
  const account = (answer: Result<HttpReply, HttpFailure> = done) => {
    const { http, asked } = anHttp(answer);
    return { service: apiAccountService(http, new InMemoryLog()), asked };
  };

  test.each<[string, (service: AccountService) => Promise<unknown>, HttpRequest]>([
    [
      'send-link',
      (service) => service.sendLink(anEmail(), 'login'),
      {
        method: 'POST',
        path: '/v1/app/auth/send-link',
        body: { email: 'ada@lovelace.test' },
        auth: 'none',
      },
    ],
    [
      'sign-up',
      (service) => service.signUp({ ...names, email: anEmail(), schoolOrDistrict: null }, campaign),
      {
        method: 'POST',
        path: '/v1/app/sign-up',
        body: { ...names, email: 'ada@lovelace.test', schoolOrDistrict: null, utm },
        auth: 'none',
      },
    ],
    [
      'complete-onboarding',
      (service) => service.completeOnboarding({ ...names, schoolOrDistrict: null }, campaign),
      {
        method: 'PATCH',
        path: '/v1/app/users/me/complete-onboarding',
        body: { ...names, schoolOrDistrict: null, utm },
        auth: 'required',
      },
    ],
    [
      'ensure-profile',
      (service) => service.ensureProfile(),
      { method: 'PATCH', path: '/v1/app/users/me/ensure-profile', auth: 'required' },
    ],
    [
      'the phone number',
      (service) => service.setPhoneNumber(null),
      {
        method: 'PUT',
        path: '/v1/app/users/me/phone-number',
        body: { phoneNumber: null },
        auth: 'required',
      },
    ],
  ])('%s', async (_name, call, request) => {
    const { service, asked } = account();
    expect(await call(service)).toEqual({ ok: true, value: undefined });
    expect(asked).toEqual([request]);
  });

  test('me, onboarding status and profile', async () => {
    const { service, asked } = account(err({ kind: 'http/unreachable' }));
    await service.me();
    await service.onboardingStatus();
    await service.profile();
    await service.updateProfile(names);
    expect(asked).toEqual([
      { method: 'GET', path: '/v1/app/users/me', auth: 'required' },
      { method: 'GET', path: '/v1/app/users/me/onboarding-status', auth: 'required' },
      { method: 'GET', path: '/v1/app/users/profile', auth: 'required' },
      { method: 'PUT', path: '/v1/app/users/profile', body: names, auth: 'required' },
    ]);
  });
});

test('a reply that breaks its contract fails, and the log has the place without the content', async () => {
  const { http } = anHttp(ok({ status: 200, body: { data: { firstName: 'Ada', lastName: 7 } } }));
  const log = new InMemoryLog();
  expect(await apiAccountService(http, log).profile()).toEqual({
    ok: false,
    error: { kind: 'service/failed', requestId: null },
  });
  expect(log.lines()).toMatchObject([{ level: 'error', facts: { path: '/v1/app/users/profile' } }]);
  expect(JSON.stringify(log.lines())).not.toContain('Ada');
});

describe("[UI-6] a captive portal's page instead of a reply", () => {
  const portal = '<!doctype html><title>Welcome to our Wi-Fi</title>';

  test('is reported as an unreachable service (regression)', async () => {
    const { http } = anHttp(ok({ status: 200, body: portal }));
    const log = new InMemoryLog();
    const lessons = apiLessonCatalog(http, log);
    expect(await lessons.bySlug('count-the-crates')).toEqual(err({ kind: 'service/unreachable' }));
    expect(await lessons.list()).toEqual(err({ kind: 'service/unreachable' }));
    expect(log.lines()).toMatchObject([{ level: 'warn' }, { level: 'warn' }]);
  });

  test('is not a lesson file (regression)', async () => {
    const { http } = anHttp(ok({ status: 200, body: new TextEncoder().encode(portal) }));
    const files = apiLessonFiles(http, new InMemoryLog());
    expect(await files.make('count-the-crates')).toEqual(err({ kind: 'service/unreachable' }));
  });
});

test('a missing lesson is distinguished from a missing call', async () => {
  const lesson = (kind: ProblemKind) => {
    const { http } = anHttp(err(refusal(kind)));
    return apiLessonCatalog(http, new InMemoryLog()).bySlug('load-the-barge');
  };
  expect(await lesson('lesson/not-found')).toEqual({
    ok: false,
    error: { kind: 'lesson/not-found', slug: 'load-the-barge' },
  });
  expect(await lesson('call/no-such-path')).toMatchObject({ error: { kind: 'service/refused' } });
});

test('lessons are requested with any session, and a slug cannot change the path', async () => {
  const { http, asked } = anHttp(err({ kind: 'http/unreachable' }));
  const lessons = apiLessonCatalog(http, new InMemoryLog());
  await lessons.list();
  await lessons.bySlug('../users/me?x');
  expect(asked).toEqual([
    { method: 'GET', path: '/v1/app/lessons', auth: 'optional' },
    { method: 'GET', path: '/v1/app/lessons/..%2Fusers%2Fme%3Fx', auth: 'optional' },
  ]);
});
