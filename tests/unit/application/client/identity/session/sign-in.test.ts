import { beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { aDomainClaim } from '../../../../../builders/a-domain.ts';
import { anOrganization } from '../../../../../builders/an-organization.ts';
import { anEmail } from '../../../../../builders/an-email.ts';
import { codeIn, linkIn } from '../../../../../builders/mailed-code.ts';
import { startOfTests } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const entered = { connected: null, notConnected: null };
const queryOf = (url: string) => new Map(new URL(url).searchParams);

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;

beforeEach(() => {
  world = aBrowser();
  tab = world.openTab();
});

const stored = (key: string) => world.areas.local.get(key);

describe('signIn', () => {
  test('[AUT-1] signs in by address and password, and fills the session from the account', async () => {
    world.service.identity.addUser({ ...ada, displayName: 'Ada Lovelace' });
    expect(await tab.signIn({ ...ada, email: ' Ada@Lovelace.test ' })).toEqual({
      ok: true,
      value: entered,
    });
    expect(tab.session.current()).toMatchObject({
      state: 'signed-in',
      user: { email: ada.email, firstName: 'Ada', accessState: 'trial_active', trialDaysLeft: 30 },
      missing: ['schoolOrDistrict'],
    });
  });

  test('a missing value is reported at its field, without a call', async () => {
    world.service.identity.online = false;
    expect(await tab.signIn({ email: '', password: '' })).toEqual({
      ok: false,
      error: { kind: 'form/invalid', fields: { email: 'required', password: 'required' } },
    });
  });

  test('a refusal opens no session', async () => {
    expect(await tab.signIn(ada)).toEqual({ ok: false, error: { kind: 'identity/invalid-credential' } });
    expect(tab.session.current().state).toBe('restoring');
  });

  test('no session opens while the service is down, and a second attempt works', async () => {
    world.service.identity.addUser(ada);
    tab.network.online = false;
    expect(await tab.signIn(ada)).toEqual({ ok: false, error: { kind: 'service/unreachable' } });
    expect(tab.session.current().state).toBe('restoring');
    tab.network.online = true;
    expect((await tab.signIn(ada)).ok).toBe(true);
  });
});

describe('requestSignInLink', () => {
  test('[AUT-2] stores the address as emailForSignIn once the link is requested', async () => {
    await tab.requestSignInLink(' Ada@Lovelace.test', '/settings/profile');
    expect(stored('emailForSignIn')).toBe('"ada@lovelace.test"');
    expect(world.service.outbox.waiting()).toEqual([
      { kind: 'sign-in-link', to: ada.email, purpose: 'login' },
    ]);
  });

  test('[AUT-2] stores nothing if the request failed', async () => {
    tab.network.online = false;
    expect((await tab.requestSignInLink(ada.email, '/')).ok).toBe(false);
    expect((await tab.requestSignInLink('ada', '/')).ok).toBe(false);
    expect(stored('emailForSignIn')).toBeUndefined();
  });
});

describe('followSignInLink', () => {
  const open = (url: string, email: string | null = null) =>
    tab.followSignInLink({ url, query: queryOf(url), email });

  test('[AUT-2] opening the link signs in, removes the address, loads the user and continues', async () => {
    await tab.requestSignInLink(ada.email, '/settings/profile?tab=a');
    const url = world.service.identity.createLink(ada.email);
    expect(await open(url)).toMatchObject({ ok: true, value: { returnPath: '/settings/profile?tab=a' } });
    expect(stored('emailForSignIn')).toBeUndefined();
    expect(tab.session.current()).toMatchObject({ user: { email: ada.email, trialDaysLeft: 30 } });
    await tab.logout();
    expect(await open(world.service.identity.createLink(ada.email), ada.email)).toMatchObject({
      ok: true,
      value: { returnPath: '/' },
    });
  });

  test('[AUT-2] without the stored address the user is asked for it, and the link is not used up', async () => {
    const url = world.service.identity.createLink(ada.email);
    expect(await open(url)).toEqual({ ok: false, error: { kind: 'sign-in-link/email-needed' } });
    expect(await open(url, 'ada')).toMatchObject({ error: { fields: { email: 'malformed' } } });
    expect(await open(url, ' ADA@lovelace.test')).toMatchObject({ ok: true, value: { returnPath: '/' } });
  });

  test('[NAV-5] the path to continue to is a path of this app', async () => {
    await tab.requestSignInLink(ada.email, '//evil.test');
    expect(stored('blockyard-return-path')).toBe('"/"');
    expect(await open(world.service.identity.createLink(ada.email))).toMatchObject({
      ok: true,
      value: { returnPath: '/' },
    });
    await tab.logout();
    await tab.requestSignInLink(ada.email, '/lessons');
    world.areas.local.set('blockyard-return-path', '"//evil.test"');
    expect(await open(world.service.identity.createLink(ada.email))).toMatchObject({
      ok: true,
      value: { returnPath: '/' },
    });
  });

  test('[AUT-2] [NAV-4] a link does not replace the signed-in user, and is not used up (regression)', async () => {
    world.service.identity.addUser(ada);
    world.service.identity.addUser({ email: 'grace@hopper.test', password: 'nanosecond' });
    const url = world.service.identity.createLink('grace@hopper.test');
    await tab.signIn(ada);
    const already = { ok: false, error: { kind: 'sign-in-link/signed-in-already' } };
    expect(await open(url)).toEqual(already);
    world.areas.local.set('emailForSignIn', '"grace@hopper.test"');
    tab = world.openTab();
    expect(await open(url)).toEqual(already);
    expect(tab.session.current()).toMatchObject({ user: { email: ada.email } });
    await tab.logout();
    expect(await open(url, 'grace@hopper.test')).toMatchObject({ ok: true });
  });

  test('[AUT-17] a link that the signed-in user requested here proves their mailbox (regression)', async () => {
    world.service.identity.addUser(ada);
    await tab.signIn(ada);
    await tab.requestSignInLink(ada.email, '/settings/profile#email');
    expect(await open(world.service.identity.createLink(ada.email))).toMatchObject({
      ok: true,
      value: { returnPath: '/settings/profile#email' },
    });
    expect(tab.session.current()).toMatchObject({ user: { email: ada.email } });
  });

  test('[AUT-10] an incomplete link, or one for another purpose, is refused with the reason', async () => {
    const url = 'https://blockyard.test/login?mode=resetPassword&oobCode=x&apiKey=y';
    expect(await open(url)).toMatchObject({ error: { kind: 'sign-in-link/invalid', lacks: 'mode' } });
    expect(await open('https://blockyard.test/login?mode=signIn&apiKey=y')).toMatchObject({
      error: { lacks: 'code' },
    });
  });

  test('[AUT-10] a link opened with another address is reported, and still works with the right one (regression)', async () => {
    const url = world.service.identity.createLink(ada.email);
    expect(await open(url, 'grace@hopper.test')).toEqual({
      ok: false,
      error: { kind: 'sign-in-link/other-address' },
    });
    expect(await open(url, ada.email)).toMatchObject({ ok: true, value: { returnPath: '/' } });
  });

  const mailed = async () => {
    await tab.requestSignInLink(ada.email, '/');
    await world.service.outbox.deliver(world.service.app.jobs.handlers.mail);
    const mail = world.service.mailer.mails().at(-1);
    return { link: linkIn(mail), code: codeIn(mail) };
  };
  const spent = { ok: false, error: { kind: 'sign-in-link/spent' } };

  test('[AUT-10] after a newer mail the older link is refused, and the newer one signs in (regression)', async () => {
    const older = await mailed();
    const newer = await mailed();
    expect(await open(older.link)).toEqual(spent);
    expect(stored('emailForSignIn')).toBe('"ada@lovelace.test"');
    expect(await open(newer.link)).toMatchObject({ ok: true });
  });

  test('[AUT-10] a link ends the code of its mail, and works again if the reply was lost (regression)', async () => {
    const { link, code } = await mailed();
    world.service.identity.online = false;
    expect(await open(link)).toMatchObject({ error: { kind: 'identity/network-request-failed' } });
    world.service.identity.online = true;
    expect(await tab.signInWithCode({ email: ada.email, code })).toMatchObject({
      error: { kind: 'sign-in-code/spent' },
    });
    expect(await open(link)).toMatchObject({ ok: true });
  });

  test('[AUT-10] a code ends the link of its mail (regression)', async () => {
    const { link, code } = await mailed();
    expect(await tab.signInWithCode({ email: ada.email, code })).toMatchObject({ ok: true });
    await tab.logout();
    expect(await open(link, ada.email)).toEqual(spent);
  });

  test('[AUT-10] a mailed link opened with another address does not end anything', async () => {
    const { link, code } = await mailed();
    expect(await open(link, 'grace@hopper.test')).toMatchObject({
      error: { kind: 'sign-in-link/other-address' },
    });
    expect(await tab.signInWithCode({ email: ada.email, code })).toMatchObject({ ok: true });
  });

  test('[AUT-10] if our service does not reply, the link is not used up', async () => {
    const { link } = await mailed();
    tab.network.online = false;
    expect(await open(link)).toMatchObject({ error: { kind: 'service/unreachable' } });
    tab.network.online = true;
    expect(await open(link)).toMatchObject({ ok: true });
  });

  test('a used link keeps the address for the next one', async () => {
    await tab.requestSignInLink(ada.email, '/');
    const refused = await open('https://blockyard.test/login?mode=signIn&oobCode=used&apiKey=y');
    expect(refused).toEqual({ ok: false, error: { kind: 'identity/invalid-action-code' } });
    expect(stored('emailForSignIn')).toBe('"ada@lovelace.test"');
  });
});

describe('signInWithProvider', () => {
  beforeEach(() => {
    world.browser.answerPopups('google.com', { email: ada.email, displayName: 'Ada Lovelace' });
  });

  test('[AUT-4] after 500 ms the profile is ensured and the session filled', async () => {
    const signedIn = tab.signInWithProvider('google.com');
    await world.service.clock.advance(499);
    expect(world.service.accounts.accounts()).toEqual([]);
    await world.service.clock.advance(1);
    expect(await signedIn).toEqual({ ok: true, value: entered });
    expect(tab.session.current()).toMatchObject({
      user: { firstName: 'Ada', signInMethod: 'google.com' },
    });
  });

  test('[AUT-4] if the profile cannot be ensured, the user is signed out and the session is lost', async () => {
    const signedIn = tab.signInWithProvider('google.com');
    tab.network.online = false;
    await world.service.clock.advance(500);
    expect(await signedIn).toEqual({ ok: false, error: { kind: 'session/lost' } });
    expect(tab.identity.current()).toBeNull();
    expect(tab.session.current().state).not.toBe('signed-in');
  });

  test('[AUT-14] a closed popup is reported, and nothing else happens', async () => {
    expect(await tab.signInWithProvider('apple.com')).toEqual({
      ok: false,
      error: { kind: 'identity/popup-closed-by-user' },
    });
    expect(world.service.clock.pending()).toEqual([]);
  });
});

describe('requestPasswordReset', () => {
  test('[AUT-3] gives the same reply for known and unknown addresses', async () => {
    world.service.identity.addUser(ada);
    const done = { ok: true, value: undefined };
    expect(await tab.requestPasswordReset(' Ada@lovelace.test')).toEqual(done);
    expect(await tab.requestPasswordReset('nobody@nowhere.test')).toEqual(done);
    expect(world.service.identity.resetsSentTo()).toEqual([ada.email]);
    expect(await tab.requestPasswordReset('ada')).toMatchObject({ error: { kind: 'form/invalid' } });
  });

  test('[AUT-3] a provider that distinguishes unknown addresses does not reveal this', async () => {
    const { requestPasswordReset } =
      await import('#application/client/identity/session/request-password-reset.ts');
    const telling = Object.assign(Object.create(tab.identity) as typeof tab.identity, {
      sendPasswordReset: async () => ({ ok: false, error: { kind: 'identity/user-not-found' } }) as const,
    });
    const { domains, accounts } = tab;
    expect(await requestPasswordReset({ identity: telling, domains, accounts })(anEmail())).toEqual({
      ok: true,
      value: undefined,
    });
  });

  test('[ORG-9] if a school has disabled passwords, a login link is requested instead, with the same reply', async () => {
    const { domains, organizations, outbox } = world.service;
    await anOrganization(organizations, { id: 'lovelace' });
    await domains.claim({ ...aDomainClaim('lovelace'), organizationId: 'lovelace' });
    await domains.prove('lovelace', { at: startOfTests, how: 'dns' });
    await domains.setRule('lovelace.test', { provider: 'oidc.lovelace', passwordAllowed: false });
    world.service.identity.addUser(ada);
    expect(await tab.requestPasswordReset('Ada@lovelace.test')).toEqual({ ok: true, value: undefined });
    expect(world.service.identity.resetsSentTo()).toEqual([]);
    expect(outbox.waiting()).toEqual([{ kind: 'sign-in-link', to: ada.email, purpose: 'login' }]);
  });
});
