import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';
import { aBrowser } from '../../../../builders/a-client.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const fresh = 'analytical-engine';

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;

beforeEach(() => {
  world = aBrowser();
  tab = world.openTab();
});

const mailed = (mode: LinkMode, email?: string) =>
  new Map(new URL(world.service.identity.mails.send(mode, ada.email, email).url).searchParams);
const used = { ok: false, error: { kind: 'identity/invalid-action-code' } };

describe('readMailedLink', () => {
  test('[AUT-10] returns the purpose and the account of a link without using it up', async () => {
    world.service.identity.addUser(ada);
    const query = mailed('verifyEmail');
    const link = { ok: true, value: { mode: 'verifyEmail', email: ada.email } };
    expect(await tab.readMailedLink(query)).toEqual(link);
    expect(await tab.readMailedLink(query)).toEqual(link);
  });

  test('[AUT-10] an incomplete, used or expired link is refused with the reason', async () => {
    const lacking = new Map([['mode', 'verifyEmail']]);
    expect(await tab.readMailedLink(lacking)).toEqual({
      ok: false,
      error: { kind: 'sign-in-link/invalid', lacks: 'api-key' },
    });
    expect(await tab.readMailedLink(mailed('signIn'))).toMatchObject({ error: { lacks: 'mode' } });
    const query = mailed('verifyEmail');
    expect(await tab.readMailedLink(new Map([...query, ['oobCode', 'unknown']]))).toEqual(used);
    world.service.identity.mails.lifetime = 1000;
    await world.service.clock.advance(1001);
    expect(await tab.readMailedLink(query)).toMatchObject({
      error: { kind: 'identity/expired-action-code' },
    });
  });
});

test('[AUT-10] [NAV-4] a logged-in user can open such a link, and a login link', async () => {
  world.service.identity.addUser(ada);
  await tab.signIn(ada);
  tab.session.update({}, []);
  const opening = (mode: LinkMode) =>
    tab.guardRoute({
      action: null,
      access: 'login',
      to: { pathname: '/login', search: `?${new URLSearchParams([...mailed(mode)])}`, hash: '' },
      from: null,
      redirectUrl: null,
    });
  expect(await opening('verifyEmail')).toEqual({ allow: true });
  expect(await opening('resetPassword')).toEqual({ allow: true });
  expect(await opening('signIn')).toEqual({ allow: true });
});

describe('applyMailedLink', () => {
  test('[AUT-10] confirms an address, once', async () => {
    world.service.identity.addUser(ada);
    const query = mailed('verifyEmail');
    expect(await tab.applyMailedLink(query)).toEqual({ ok: true, value: undefined });
    expect(world.service.identity.userOf(ada.email)?.emailVerified).toBe(true);
    expect(await tab.applyMailedLink(query)).toEqual(used);
    expect(await tab.applyMailedLink(new Map())).toMatchObject({ error: { kind: 'sign-in-link/invalid' } });
  });

  test('[ORG-11] the service is notified of a confirmed address at once, even from a tab that is already signed in', async () => {
    const { id } = world.service.identity.addUser(ada);
    await tab.signIn(ada);
    const before = await tab.identity.token({ force: false });
    expect((await world.service.accounts.byId(id))?.mailboxProved).toBe(false);
    await world.service.clock.advance(1000);
    expect((await tab.applyMailedLink(mailed('verifyEmail'))).ok).toBe(true);
    expect((await world.service.accounts.byId(id))?.mailboxProved).toBe(true);
    expect(await tab.identity.token({ force: false })).not.toEqual(before);
  });

  test('a confirmed address stays confirmed while our service is down, which is logged', async () => {
    world.service.identity.addUser(ada);
    await tab.signIn(ada);
    tab.network.online = false;
    expect((await tab.applyMailedLink(mailed('verifyEmail'))).ok).toBe(true);
    expect(tab.log.lines()).toMatchObject([{ level: 'warn' }]);
  });

  test('[AUT-10] changes an address to the one that received the link', async () => {
    world.service.identity.addUser(ada);
    const query = mailed('verifyAndChangeEmail', 'countess@lovelace.test');
    expect(await tab.readMailedLink(query)).toMatchObject({ value: { email: 'countess@lovelace.test' } });
    expect((await tab.applyMailedLink(query)).ok).toBe(true);
    expect((await tab.signIn({ ...ada, email: 'countess@lovelace.test' })).ok).toBe(true);
  });
});

describe('resetPassword', () => {
  test('[AUT-1] sets the password and signs in with it', async () => {
    world.service.identity.addUser(ada);
    const query = mailed('resetPassword');
    expect(await tab.resetPassword({ query, password: fresh })).toEqual({
      ok: true,
      value: { connected: null, notConnected: null },
    });
    expect(tab.session.current()).toMatchObject({ user: { email: ada.email } });
    await tab.logout();
    expect(await tab.signIn(ada)).toMatchObject({ error: { kind: 'identity/invalid-credential' } });
    expect((await tab.signIn({ ...ada, password: fresh })).ok).toBe(true);
    expect(await tab.resetPassword({ query, password: fresh })).toEqual(used);
  });

  test('[AUT-9] a password that the provider refuses does not use up the link', async () => {
    world.service.identity.addUser(ada);
    const query = mailed('resetPassword');
    expect(await tab.resetPassword({ query, password: '' })).toMatchObject({
      error: { fields: { password: 'required' } },
    });
    expect(await tab.resetPassword({ query, password: 'short' })).toMatchObject({
      error: { kind: 'identity/password-does-not-meet-requirements' },
    });
    expect((await tab.resetPassword({ query, password: fresh })).ok).toBe(true);
  });

  test('[AUT-18] sets the password of a user with a second factor, and the second step follows', async () => {
    const secret = 'BLOCKYARDAAAAAB';
    world.service.identity.addUser({
      ...ada,
      emailVerified: true,
      secondFactors: [{ id: 'phone', name: 'Phone', enrolledAt: 0, secret }],
    });
    expect(await tab.resetPassword({ query: mailed('resetPassword'), password: fresh })).toMatchObject({
      error: { kind: 'identity/multi-factor-auth-required' },
    });
    expect(world.service.identity.userOf(ada.email)?.password).toBe(fresh);
    expect(tab.session.current().state).toBe('restoring');
    expect((await tab.giveSecondFactor(authenticatorCode(secret))).ok).toBe(true);
  });

  test('a password that is set while our service is down is reported, and not requested again', async () => {
    world.service.identity.addUser(ada);
    tab.network.online = false;
    expect(await tab.resetPassword({ query: mailed('resetPassword'), password: fresh })).toEqual({
      ok: false,
      error: { kind: 'password-reset/not-signed-in' },
    });
    expect(world.service.identity.userOf(ada.email)?.password).toBe(fresh);
  });

  test('[AUT-10] a link for another purpose sets no password', async () => {
    world.service.identity.addUser(ada);
    expect(await tab.resetPassword({ query: mailed('verifyEmail'), password: fresh })).toMatchObject({
      error: { kind: 'sign-in-link/invalid', lacks: 'mode' },
    });
    expect(world.service.identity.userOf(ada.email)?.password).toBe(ada.password);
  });
});
