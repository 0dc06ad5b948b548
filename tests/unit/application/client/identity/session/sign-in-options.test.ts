import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import type { Result } from '#domain/result.ts';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { linkIn } from '../../../../../builders/mailed-code.ts';
import { second } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const secret = 'BLOCKYARDAAAAAB';
const withSecondFactor = {
  ...ada,
  emailVerified: true,
  secondFactors: [{ id: 'phone', name: 'Phone', enrolledAt: 0, secret }],
};

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;

beforeEach(() => {
  world = aBrowser();
  tab = world.openTab();
});

const unvouched = { email: ada.email, displayName: 'Ada Lovelace', emailVerified: false };
const stored = (key: string) => world.areas.local.get(key);
const kindOf = (answer: Result<unknown, { readonly kind: string }>): string =>
  answer.ok ? 'ok' : answer.error.kind;
const session = () => tab.session.current();

async function mailedCode(): Promise<string> {
  await world.service.outbox.deliver(world.service.app.jobs.handlers.mail);
  return /\b(\d{6})\b/.exec(world.service.mailer.mails().at(-1)?.text ?? '')?.[1] ?? '';
}

describe('signInWithCode', () => {
  test('[AUT-2] the mailed code signs in, removes emailForSignIn and continues', async () => {
    await tab.requestSignInLink(ada.email, '/lessons?grade=3-5');
    const code = await mailedCode();
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await tab.signInWithCode({ email: ' Ada@lovelace.test', code: typed })).toEqual({
      ok: true,
      value: { connected: null, notConnected: null, returnPath: '/lessons?grade=3-5' },
    });
    expect(session()).toMatchObject({ user: { email: ada.email, signInMethod: 'email' } });
    expect(stored('emailForSignIn')).toBeUndefined();
    expect(stored('blockyard-return-path')).toBeUndefined();
  });

  test('a wrong code reports the remaining tries, and does not sign in', async () => {
    await tab.requestSignInLink(ada.email, '/');
    const code = await mailedCode();
    const other = code === '000000' ? '000001' : '000000';
    expect(await tab.signInWithCode({ email: ada.email, code: other })).toEqual({
      ok: false,
      error: { kind: 'sign-in-code/wrong', triesLeft: 4 },
    });
    expect(stored('emailForSignIn')).toBe('"ada@lovelace.test"');
    expect(session().state).toBe('restoring');
  });

  test('an impossible code is reported at its field, without a call', async () => {
    tab.network.online = false;
    expect(await tab.signInWithCode({ email: ada.email, code: '12345' })).toEqual({
      ok: false,
      error: { kind: 'form/invalid', fields: { code: 'malformed' } },
    });
  });
});

describe('giveSecondFactor', () => {
  test('[AUT-18] a password alone opens nothing; the code of the authenticator app completes the sign-in', async () => {
    world.service.identity.addUser(withSecondFactor);
    expect(await tab.signIn(ada)).toEqual({
      ok: false,
      error: { kind: 'identity/multi-factor-auth-required' },
    });
    expect(session().state).toBe('restoring');
    expect(await tab.giveSecondFactor('12 34')).toMatchObject({ error: { fields: { code: 'malformed' } } });
    expect(await tab.giveSecondFactor('999999')).toEqual({
      ok: false,
      error: { kind: 'identity/invalid-verification-code' },
    });
    expect((await tab.giveSecondFactor(authenticatorCode(secret))).ok).toBe(true);
    expect(session()).toMatchObject({ state: 'signed-in', user: { email: ada.email } });
  });

  test('[AUT-18] [AUT-2] completes the sign-in of a link', async () => {
    world.service.identity.addUser(withSecondFactor);
    await tab.requestSignInLink(ada.email, '/lessons');
    const url = world.service.identity.createLink(ada.email);
    const query = new Map(new URL(url).searchParams);
    expect(await tab.followSignInLink({ url, query, email: null })).toMatchObject({
      error: { kind: 'identity/multi-factor-auth-required' },
    });
    expect(await tab.giveSecondFactor(authenticatorCode(secret))).toMatchObject({
      value: { returnPath: '/lessons' },
    });
    expect(stored('emailForSignIn')).toBeUndefined();
  });

  test('[AUT-4] [AUT-18] after a provider, the profile is ensured 500 ms after the second step', async () => {
    world.service.identity.addUser({ ...withSecondFactor, providers: ['google.com'] });
    world.browser.answerPopups('google.com', { email: ada.email, displayName: 'Ada Lovelace' });
    await tab.signInWithProvider('google.com');
    const given = tab.giveSecondFactor(authenticatorCode(secret));
    await world.service.clock.advance(499);
    expect(world.service.accounts.accounts()).toEqual([]);
    await world.service.clock.advance(1);
    expect((await given).ok).toBe(true);
    expect(session()).toMatchObject({ user: { signInMethod: 'google.com' } });
  });
});

describe('a used code of the authenticator app', () => {
  const code = authenticatorCode(secret);
  const used = (nextInSeconds: number) => ({
    ok: false,
    error: { kind: 'authenticator-code/used', nextInSeconds },
  });

  beforeEach(async () => {
    world.service.identity.addUser(withSecondFactor);
    await tab.signIn(ada);
    await tab.giveSecondFactor(code);
  });

  test('[AUT-18] is reported as used, with the seconds until the next one, which then signs in', async () => {
    await tab.logout();
    await tab.signIn(ada);
    await world.service.clock.advance(second);
    const inStep = world.service.clock.now() % (30 * second);
    expect(await tab.giveSecondFactor(code)).toEqual(used(Math.ceil((30 * second - inStep) / second)));
    expect(kindOf(await tab.giveSecondFactor('999999'))).toBe('identity/invalid-verification-code');
    await world.service.clock.advance(30 * second);
    expect((await tab.giveSecondFactor(code)).ok).toBe(true);
  });

  test('[AUT-18] is reported as used when confirming, too', async () => {
    await tab.security.confirm({ by: 'password', password: ada.password });
    expect(kindOf(await tab.security.confirm({ by: 'authenticator', code }))).toBe('authenticator-code/used');
  });

  test('[AUT-18] is a wrong code on a page that did not use it', async () => {
    const other = world.openTab();
    await other.logout();
    await other.signIn(ada);
    expect(kindOf(await other.giveSecondFactor(code))).toBe('identity/invalid-verification-code');
  });
});

describe('recoverSecondFactor', () => {
  test('[AUT-18] [AUT-3] a wrong code and an unknown address get the same reply', async () => {
    world.service.identity.addUser(withSecondFactor);
    const wrong = { ok: false, error: { kind: 'recovery-code/wrong' } };
    const recoveryCode = 'ABCDE-FGHJK';
    expect(await tab.recoverSecondFactor({ email: ada.email, recoveryCode })).toEqual(wrong);
    expect(await tab.recoverSecondFactor({ email: 'nobody@nowhere.test', recoveryCode })).toEqual(wrong);
    expect(await tab.recoverSecondFactor({ email: 'ada', recoveryCode: 'ABC' })).toEqual({
      ok: false,
      error: { kind: 'form/invalid', fields: { email: 'malformed', recoveryCode: 'malformed' } },
    });
  });
});

describe('a provider whose address signs in another way', () => {
  beforeEach(() => {
    world.service.identity.addUser({ ...ada, emailVerified: true });
    world.browser.answerPopups('google.com', unvouched);
  });

  test('[AUT-12] names the address, and is connected by the next sign-in of its owner', async () => {
    expect(await tab.signInWithProvider('google.com')).toEqual({
      ok: false,
      error: { kind: 'identity/account-exists-with-different-credential', email: ada.email },
    });
    expect(await tab.signIn(ada)).toEqual({
      ok: true,
      value: { connected: 'google.com', notConnected: null },
    });
    expect(world.service.identity.userOf(ada.email)?.providers).toEqual(['google.com']);
  });

  test('[AUT-12] is connected after a mailed code, too', async () => {
    await tab.signInWithProvider('google.com');
    await tab.requestSignInLink(ada.email, '/');
    expect(await tab.signInWithCode({ email: ada.email, code: await mailedCode() })).toMatchObject({
      value: { connected: 'google.com' },
    });
  });

  describe('after a mail was requested, the provider', () => {
    const slot = 'blockyard-pending-connection';
    const mailedLink = async () => {
      await world.service.outbox.deliver(world.service.app.jobs.handlers.mail);
      return linkIn(world.service.mailer.mails().at(-1));
    };
    const follow = (by: typeof tab, url: string, email: string | null = null) =>
      by.followSignInLink({ url, query: new Map(new URL(url).searchParams), email });

    beforeEach(async () => {
      await tab.signInWithProvider('google.com');
      await tab.requestSignInLink(ada.email, '/');
      tab = world.openTab();
    });

    test('[AUT-12] is connected by the link, which opens another page (regression)', async () => {
      expect(stored(slot)).toContain('google.com');
      expect(await follow(tab, await mailedLink())).toMatchObject({ value: { connected: 'google.com' } });
      expect(world.service.identity.userOf(ada.email)?.providers).toEqual(['google.com']);
      expect(stored(slot)).toBeUndefined();
    });

    test('[AUT-12] is connected by the code on a page that was reloaded in between', async () => {
      const code = await mailedCode();
      expect(await tab.signInWithCode({ email: ada.email, code })).toMatchObject({
        value: { connected: 'google.com' },
      });
    });

    test('[AUT-12] [AUT-18] is connected after the second step, too', async () => {
      const user = world.service.identity.userOf(ada.email);
      world.service.identity.amend(user?.id ?? '', { secondFactors: withSecondFactor.secondFactors });
      await follow(tab, await mailedLink());
      expect(await tab.giveSecondFactor(authenticatorCode(secret))).toMatchObject({
        value: { connected: 'google.com' },
      });
    });

    test('[AUT-12] [SEC-7] is not connected ten minutes later, and is removed from the browser', async () => {
      const url = await mailedLink();
      await world.service.clock.advance(600_000);
      expect(await follow(tab, url)).toMatchObject({ value: { connected: null } });
      expect(stored(slot)).toBeUndefined();
    });

    test('[AUT-12] [SEC-7] is removed by the next page that opens after ten minutes', async () => {
      await world.service.clock.advance(600_000);
      await world.openTab().restoreSession();
      expect(stored(slot)).toBeUndefined();
    });

    test('[AUT-12] is not connected by a password on another page that did not show it', async () => {
      expect(await tab.signIn(ada)).toMatchObject({ value: { connected: null } });
      expect(stored(slot)).toBeUndefined();
    });

    test('[AUT-12] is not connected in another browser', async () => {
      const elsewhere = aBrowser(world.service).openTab();
      expect(await follow(elsewhere, await mailedLink(), ada.email)).toMatchObject({
        value: { connected: null },
      });
    });

    test('[AUT-12] is removed after a mail to another address or a logout', async () => {
      await tab.requestSignInLink('grace@hopper.test', '/');
      expect(stored(slot)).toBeUndefined();
      await tab.signInWithProvider('google.com');
      await tab.requestSignInLink(ada.email, '/');
      expect(stored(slot)).toContain('google.com');
      await tab.logout();
      expect(stored(slot)).toBeUndefined();
    });
  });

  test('[AUT-12] is not connected to another person', async () => {
    world.service.identity.addUser({ email: 'grace@hopper.test', password: 'first-compiler' });
    await tab.signInWithProvider('google.com');
    expect(await tab.signIn({ email: 'grace@hopper.test', password: 'first-compiler' })).toMatchObject({
      value: { connected: null },
    });
    expect(world.service.identity.userOf('grace@hopper.test')?.providers).toEqual([]);
  });

  test('[AUT-12] does not block a sign-in if it cannot be connected, and this is reported', async () => {
    const failing = Object.assign(tab.identity, {
      connectPending: async () =>
        ({ ok: false, error: { kind: 'identity/credential-already-in-use' } }) as const,
    });
    expect(await tab.signIn(ada)).toEqual({
      ok: true,
      value: { connected: null, notConnected: { kind: 'identity/credential-already-in-use' } },
    });
    expect(failing.current()).toMatchObject({ email: ada.email });
    expect(session().state).toBe('signed-in');
  });
});

describe('redirecting to a provider if popups are blocked', () => {
  const leave = async (): Promise<void> => {
    void tab.leaveForProvider('google.com');
    await world.service.clock.advance(0);
    // The browser loads a new page in the same tab when the user returns.
    tab = world.openTab();
  };

  test('[AUT-14] [AUT-4] a returning user continues with the same steps as after a popup', async () => {
    world.browser.answerPopups('google.com', { email: ada.email, displayName: 'Ada Lovelace' });
    await leave();
    const restored = tab.restoreSession();
    await world.service.clock.advance(499);
    expect(world.service.accounts.accounts()).toEqual([]);
    await world.service.clock.advance(1);
    await restored;
    expect(session()).toMatchObject({ user: { firstName: 'Ada', signInMethod: 'google.com' } });
    expect(await tab.returnFromProvider()).toEqual({
      ok: true,
      value: { connected: null, notConnected: null },
    });
  });

  test('[AUT-14] the result is reported once', async () => {
    world.service.identity.addUser({ ...ada, emailVerified: true });
    world.browser.answerPopups('google.com', unvouched);
    await leave();
    await tab.restoreSession();
    expect(session().state).toBe('signed-out');
    expect(await tab.returnFromProvider()).toMatchObject({
      error: { kind: 'identity/account-exists-with-different-credential' },
    });
    expect(await tab.returnFromProvider()).toEqual({ ok: true, value: null });
  });

  test('[AUT-14] going back is not a failure, and a page that was not redirected makes no call', async () => {
    await leave();
    expect(await tab.returnFromProvider()).toEqual({ ok: true, value: null });
    world.service.identity.online = false;
    expect(await world.openTab().returnFromProvider()).toEqual({ ok: true, value: null });
  });

  test('[AUT-4] if the profile cannot be ensured, the session is lost', async () => {
    world.browser.answerPopups('google.com', { email: ada.email, displayName: 'Ada Lovelace' });
    await leave();
    tab.network.online = false;
    const returned = tab.returnFromProvider();
    await world.service.clock.advance(500);
    expect(await returned).toEqual({ ok: false, error: { kind: 'session/lost' } });
    expect(tab.identity.current()).toBeNull();
  });

  test('[AUT-14] a failed redirect reports the reason, and is deleted', async () => {
    world.service.identity.online = false;
    expect(await tab.leaveForProvider('google.com')).toEqual({
      ok: false,
      error: { kind: 'identity/network-request-failed' },
    });
    expect(world.areas.session.get('blockyard-left-for-provider')).toBeUndefined();
  });
});

describe('security.setPassword, if the account needs one', () => {
  beforeEach(async () => {
    world.service.identity.addUser({ email: ada.email, requiresPasswordSetup: true });
    const url = world.service.identity.createLink(ada.email);
    await tab.followSignInLink({ url, query: new Map(new URL(url).searchParams), email: ada.email });
  });

  test('[AUT-13] sets the password, reports it, and the session needs none any more', async () => {
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: true } });
    expect(await tab.security.setPassword(ada.password)).toEqual({ ok: true, value: undefined });
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: false } });
    await tab.logout();
    expect((await tab.signIn(ada)).ok).toBe(true);
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: false } });
  });

  test('[AUT-13] is required at onboarding after a sign-in, and blocks nothing else', async () => {
    tab.session.update({}, []);
    const visit = (pathname: string, access: 'login' | 'signed-in') =>
      tab.guardRoute({
        action: null,
        access,
        to: { pathname, search: '', hash: '' },
        from: null,
        redirectUrl: '/lessons',
      });
    expect(await visit('/login', 'login')).toEqual({
      allow: false,
      redirectTo: '/complete-onboarding?redirectUrl=%2Flessons',
    });
    expect(await visit('/complete-onboarding', 'signed-in')).toEqual({ allow: true });
    expect(await visit('/settings/license', 'signed-in')).toEqual({ allow: true });
    await tab.security.setPassword(ada.password);
    expect(await visit('/complete-onboarding', 'signed-in')).toEqual({
      allow: false,
      redirectTo: '/lessons',
    });
  });

  test('[AUT-13] a password that the provider refuses changes nothing', async () => {
    expect(await tab.security.setPassword('short')).toMatchObject({
      error: { kind: 'identity/password-does-not-meet-requirements' },
    });
    expect(await tab.security.setPassword('')).toMatchObject({ error: { fields: { password: 'required' } } });
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: true } });
  });
});
