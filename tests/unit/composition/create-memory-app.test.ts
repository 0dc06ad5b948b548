import { expect, test } from 'vitest';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { createMemoryApp } from '#composition/memory/create-memory-app.ts';
import { err } from '#domain/result.ts';

const hour = 3_600_000;
const person = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: 'Harbor Primary' };
const draft = { ...person, email: 'ada@lovelace.test', phoneNumber: '(555) 010-2030' };
const visit = (pathname: string) =>
  ({
    action: null,
    access: 'signed-in',
    to: { pathname, search: '', hash: '' },
    from: null,
    redirectUrl: null,
  }) as const;

test('[COR-7] in memory, a person signs up with a password, keeps the session and logs out', async () => {
  const { app, clock } = createMemoryApp();
  const end = app.auth.startSessionSync();
  const signedUp = await app.account.signUp({ ...draft, password: 'difference-engine' });
  expect(signedUp).toEqual({ ok: true, value: 'signed-in' });
  const tokenOf = () => {
    const session = app.session.current();
    return session.state === 'signed-in' ? session.user.token : null;
  };
  expect(app.session.current()).toMatchObject({
    user: { firstName: 'Ada', phoneNumber: '5550102030' },
    missing: [],
  });
  const first = tokenOf();
  await clock.advance(hour);
  expect(tokenOf()).toEqual({ token: expect.any(String) });
  expect(tokenOf()).not.toEqual(first);
  expect(await app.navigation.guardRoute(visit('/users'))).toEqual({ allow: true });
  await app.auth.logout();
  expect(await app.navigation.guardRoute(visit('/users'))).toEqual({
    allow: false,
    redirectTo: '/login?redirectUrl=%2Fusers',
  });
  end();
});

test('[COR-7] in memory, a mailed link logs a person in, who then completes onboarding', async () => {
  const { app, identityService } = createMemoryApp();
  await app.auth.requestSignInLink('ada@lovelace.test', '/lessons');
  const url = identityService.mails.sent().at(-1)?.url ?? '';
  const query = new Map(new URL(url).searchParams);
  expect(await app.auth.followSignInLink({ url, query, email: null })).toMatchObject({ ok: true });
  expect(await app.navigation.guardRoute(visit('/users'))).toMatchObject({
    allow: false,
    redirectTo: '/complete-onboarding?redirectUrl=%2Fusers',
  });
  const details = { displayName: '', roleTitle: '', gradesTaught: [] };
  expect(await app.account.completeOnboarding({ ...person, ...details })).toEqual({ ok: true });
  expect(await app.navigation.guardRoute(visit('/users'))).toEqual({ allow: true });
});

test('[COR-7] in memory, an operation has the given reply, and one without a reply fails with its name', async () => {
  const { app } = createMemoryApp({ resendInvitation: async () => err({ kind: 'invitation/used' }) });
  expect(await app.invitations.resend('i1')).toEqual(err({ kind: 'invitation/used' }));
  await expect(app.invitations.revoke('i1')).rejects.toThrow('The operation revokeInvitation has no stub');
});

test('[COR-7] a client without one of its ports does not compile', () => {
  const { clock: _, ...rest } = createMemoryApp().ports;
  // @ts-expect-error -- Property 'clock' is missing
  expect(composeClientApp(rest)).toBeDefined();
});
