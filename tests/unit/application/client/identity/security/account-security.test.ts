import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import { ok } from '#domain/result.ts';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { anAccount } from '../../../../../builders/an-account.ts';
import { anotherCode, codeIn } from '../../../../../builders/mailed-code.ts';
import { minute } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine', emailVerified: true };
const atGoogle = { email: ada.email, displayName: 'Ada Lovelace' };

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;

beforeEach(async () => {
  world = aBrowser();
  world.service.identity.addUser(ada);
  tab = world.openTab();
  await tab.signIn(ada);
});

const kindOf = (answer: { ok: boolean; error?: { kind: string } }) => (answer.ok ? 'ok' : answer.error?.kind);
const session = () => tab.session.current();
/** The sign-in is no longer recent. */
const wait = () => world.service.clock.advance(6 * minute);

async function mailedCode(): Promise<string> {
  await world.service.outbox.deliver(world.service.app.jobs.handlers.mail);
  return codeIn(world.service.mailer.mails().at(-1));
}

async function enrol(): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const key = await tab.security.startAuthenticator();
  if (!key.ok) throw new Error(`no key: ${key.error.kind}`);
  const { secret } = key.value;
  const finished = await tab.security.finishAuthenticator(authenticatorCode(secret), 'Phone');
  if (!finished.ok || finished.value === null) throw new Error('not enrolled');
  return { secret, codes: finished.value };
}

describe('sign-in methods', () => {
  test('[AUT-12] a provider is connected and removed; the last method stays', async () => {
    world.browser.answerPopups('google.com', atGoogle);
    expect(kindOf(await tab.security.disconnect('password'))).toBe('way-in/last');
    expect(kindOf(await tab.security.connect('google.com'))).toBe('ok');
    expect(await tab.security.signInOptions()).toMatchObject({ value: { ways: ['password', 'google.com'] } });
    expect(kindOf(await tab.security.disconnect('password'))).toBe('ok');
    expect(kindOf(await tab.security.disconnect('google.com'))).toBe('way-in/last');
    expect(await tab.security.signInOptions()).toMatchObject({ value: { ways: ['google.com'] } });
  });
});

describe('setPassword', () => {
  test('[AUT-13] an account that needs a password no longer asks once it has one', async () => {
    world.service.identity.addUser({ email: 'grace@hopper.test', requiresPasswordSetup: true });
    const link = world.service.identity.createLink('grace@hopper.test');
    const query = new Map(new URL(link).searchParams);
    await tab.logout();
    await tab.followSignInLink({ url: link, query, email: 'grace@hopper.test' });
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: true } });
    expect(kindOf(await tab.security.setPassword('compiler-1952'))).toBe('ok');
    expect(session()).toMatchObject({ user: { requiresPasswordSetup: false } });
    expect(world.service.identity.userOf('grace@hopper.test')).toMatchObject({
      password: 'compiler-1952',
      requiresPasswordSetup: false,
    });
  });

  test('[AUT-13] a user with a password changes it, and the service is not called', async () => {
    tab.network.online = false;
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe('ok');
    expect(world.service.identity.userOf(ada.email)?.password).toBe('analytical-engine');
  });

  test('an empty password is reported at its field, without a call', async () => {
    world.service.identity.online = false;
    expect(await tab.security.setPassword('')).toEqual({
      ok: false,
      error: { kind: 'form/invalid', fields: { password: 'required' } },
    });
  });
});

describe('confirm', () => {
  test('[AUT-13] after more than five minutes a password changes only after its owner confirms with the old one', async () => {
    await wait();
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe(
      'identity/requires-recent-login',
    );
    expect(kindOf(await tab.security.confirm({ by: 'password', password: 'guess' }))).toBe(
      'confirmation/wrong-password',
    );
    expect(await tab.security.confirm({ by: 'password', password: '' })).toMatchObject({
      error: { fields: { password: 'required' } },
    });
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe(
      'identity/requires-recent-login',
    );
    expect(kindOf(await tab.security.confirm({ by: 'password', password: ada.password }))).toBe('ok');
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe('ok');
  });

  test("a connected provider confirms, but not another person's", async () => {
    world.browser.answerPopups('google.com', atGoogle);
    await tab.security.connect('google.com');
    await wait();
    world.browser.answerPopups('google.com', { email: 'eve@lovelace.test', displayName: 'Eve' });
    expect(kindOf(await tab.security.confirm({ by: 'provider', provider: 'google.com' }))).toBe(
      'identity/user-mismatch',
    );
    world.browser.answerPopups('google.com', atGoogle);
    expect(kindOf(await tab.security.confirm({ by: 'provider', provider: 'google.com' }))).toBe('ok');
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe('ok');
  });

  test("a code mailed to the user's own address confirms", async () => {
    await wait();
    expect(kindOf(await tab.security.sendConfirmationCode())).toBe('ok');
    const code = await mailedCode();
    expect(world.service.mailer.mails().at(-1)?.to).toBe(ada.email);
    expect(kindOf(await tab.security.confirm({ by: 'code', code: anotherCode(code) }))).toBe(
      'sign-in-code/wrong',
    );
    expect(kindOf(await tab.security.confirm({ by: 'code', code: '12' }))).toBe('form/invalid');
    expect(kindOf(await tab.security.confirm({ by: 'code', code }))).toBe('ok');
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe('ok');
    expect(session()).toMatchObject({ state: 'signed-in', user: { email: ada.email } });
  });

  test('confirming as another person ends the session', async () => {
    const eve = world.service.identity.addUser({ email: 'eve@lovelace.test' });
    await tab.security.sendConfirmationCode();
    const code = await mailedCode();
    const token = world.service.identity.createCustomToken(eve.id);
    tab.accounts.redeemSignInCode = async () => ok(token);
    expect(kindOf(await tab.security.confirm({ by: 'code', code }))).toBe('session/lost');
    expect(session()).toEqual({ state: 'signed-out', cause: 'lost' });
    expect(world.browser.signedIn()).toBeNull();
  });

  test('[AUT-18] a second step is also needed here', async () => {
    const { secret } = await enrol();
    await wait();
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe(
      'identity/requires-recent-login',
    );
    expect(kindOf(await tab.security.confirm({ by: 'password', password: ada.password }))).toBe(
      'identity/multi-factor-auth-required',
    );
    expect(kindOf(await tab.security.confirm({ by: 'authenticator', code: '1' }))).toBe('form/invalid');
    const code = authenticatorCode(secret);
    expect(kindOf(await tab.security.confirm({ by: 'authenticator', code: anotherCode(code) }))).toBe(
      'identity/invalid-verification-code',
    );
    expect(kindOf(await tab.security.confirm({ by: 'authenticator', code }))).toBe('ok');
    expect(kindOf(await tab.security.setPassword('analytical-engine'))).toBe('ok');
  });

  test('there is no call without a session', async () => {
    await tab.logout();
    expect(kindOf(await tab.security.sendConfirmationCode())).toBe('session/required');
    expect(kindOf(await tab.security.confirm({ by: 'code', code: '123456' }))).toBe('session/required');
  });
});

describe('authenticator', () => {
  test('enrollment returns ten recovery codes; removal needs a recent sign-in', async () => {
    const { codes } = await enrol();
    expect(new Set(codes).size).toBe(10);
    const ways = await tab.security.signInOptions();
    expect(ways).toMatchObject({ value: { secondFactors: [{ name: 'Phone' }] } });
    const id = ways.ok ? (ways.value.secondFactors[0]?.id ?? '') : '';
    await wait();
    expect(kindOf(await tab.security.removeSecondFactor(id))).toBe('identity/requires-recent-login');
    expect(kindOf(await tab.security.renewRecoveryCodes())).toBe('account/recent-sign-in-required');
  });

  test('a wrong code of the app enrolls nothing', async () => {
    await tab.security.startAuthenticator();
    expect(kindOf(await tab.security.finishAuthenticator('', 'Phone'))).toBe('form/invalid');
    expect(await tab.security.finishAuthenticator('123456', ' ')).toMatchObject({
      error: { fields: { name: 'required' } },
    });
    expect(kindOf(await tab.security.finishAuthenticator('123456', 'Phone'))).toBe(
      'identity/invalid-verification-code',
    );
    expect(await tab.security.signInOptions()).toMatchObject({ value: { secondFactors: [] } });
  });

  test('if the codes cannot be created, the app is enrolled and this is reported', async () => {
    const key = await tab.security.startAuthenticator();
    const secret = key.ok ? key.value.secret : '';
    tab.network.online = false;
    expect(await tab.security.finishAuthenticator(authenticatorCode(secret), 'Phone')).toEqual({
      ok: true,
      value: null,
    });
    expect(tab.log.lines().filter(({ level }) => level === 'warn')).not.toEqual([]);
    tab.network.online = true;
    expect(await tab.security.signInOptions()).toMatchObject({
      value: { secondFactors: [{ name: 'Phone' }] },
    });
    expect(await tab.security.renewRecoveryCodes()).toMatchObject({ value: { length: 10 } });
  });

  test("an admin's account is open once the app is enrolled, and closed when it is removed", async () => {
    const root = { email: 'root@lovelace.test', password: 'harbor-master', emailVerified: true };
    const { id: rootId } = world.service.identity.addUser(root);
    await world.service.accounts.open(anAccount({ id: rootId, email: root.email, accountType: 'admin' }));
    await tab.signIn(root);
    expect(session()).toMatchObject({ user: { accountType: 'admin', secondFactorRequired: true } });
    await enrol();
    expect(session()).toMatchObject({ user: { secondFactorRequired: false } });
    const ways = await tab.security.signInOptions();
    const id = ways.ok ? (ways.value.secondFactors[0]?.id ?? '') : '';
    expect(kindOf(await tab.security.removeSecondFactor(id))).toBe('ok');
    expect(session()).toMatchObject({ user: { secondFactorRequired: true } });
  });
});

describe('leaving', () => {
  test('signing out everywhere ends this session and those of other browsers', async () => {
    const other = aBrowser(world.service).openTab();
    await other.signIn(ada);
    await world.service.clock.advance(1000);
    expect(kindOf(await tab.security.signOutEverywhere())).toBe('ok');
    expect(session()).toEqual({ state: 'signed-out', cause: 'everywhere' });
    expect(world.browser.signedIn()).toBeNull();
    expect(kindOf(await other.accounts.me())).toBe('session/lost');
  });

  test('no one is signed out while the service is down', async () => {
    tab.network.online = false;
    expect(kindOf(await tab.security.signOutEverywhere())).toBe('service/unreachable');
    expect(kindOf(await tab.security.deleteAccount())).toBe('service/unreachable');
    expect(session().state).toBe('signed-in');
  });

  test('[AUT-17] deleting the account needs a recent sign-in, and leaves no data here', async () => {
    await wait();
    expect(kindOf(await tab.security.deleteAccount())).toBe('account/recent-sign-in-required');
    expect(session().state).toBe('signed-in');
    await tab.security.confirm({ by: 'password', password: ada.password });
    expect(kindOf(await tab.security.deleteAccount())).toBe('ok');
    expect(session()).toEqual({ state: 'signed-out', cause: 'deleted' });
    expect(world.service.identity.userOf(ada.email)).toBeNull();
    expect(world.areas.local.get('system-user')).toBeUndefined();
  });
});
