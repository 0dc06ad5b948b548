import { beforeEach, describe, expect, test } from 'vitest';
import { aNewClassroom } from '../../../../../builders/a-classroom.ts';
import { ownScope } from '../../../../../builders/a-scope.ts';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { anAccount } from '../../../../../builders/an-account.ts';
import { anEmail } from '../../../../../builders/an-email.ts';
import { hour, minute, second } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const grace = { email: 'grace@hopper.test', password: 'first-compiler' };

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;
const advance = (ms: number) => world.service.clock.advance(ms);
const startTab = async () => {
  const started = world.openTab();
  started.startSessionSync();
  await advance(0);
  return started;
};
const stateOf = (of: typeof tab) => of.session.current();
const tokenOf = (of: typeof tab) => {
  const session = of.session.current();
  return session.state === 'signed-in' ? session.user.token?.token : undefined;
};

beforeEach(async () => {
  world = aBrowser();
  world.service.identity.addUser({ ...ada, displayName: 'Ada Lovelace' });
  world.service.identity.addUser({ ...grace, displayName: 'Grace Hopper' });
  tab = await startTab();
});

describe('restoreSession', () => {
  test('no user is signed in at first', () => {
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'visitor' });
  });

  test('[AUT-5] the next visit starts with the stored user, and then reads their account', async () => {
    await tab.signIn(ada);
    const next = world.openTab();
    expect(stateOf(next)).toMatchObject({ state: 'restoring', remembered: { firstName: 'Ada' } });
    next.startSessionSync();
    await advance(0);
    expect(stateOf(next)).toMatchObject({ state: 'signed-in', user: { firstName: 'Ada' } });
    expect(tokenOf(next)).toBe(tokenOf(tab));
  });

  test('[ORG-3] invitations sent to the address since the sign-in appear when a page restores the session', async () => {
    const person = world.service.identity.userOf(ada.email);
    world.service.identity.amend(person?.id ?? '', { emailVerified: true });
    await tab.signIn(ada);
    const { classrooms, accounts } = world.service;
    await accounts.open(anAccount({ id: 'grace', email: grace.email }));
    await classrooms.open(aNewClassroom({ owner: { teacherId: 'g', accountId: 'grace' } }), 200);
    await classrooms.addTeacher('room-12', { id: 'a', email: anEmail(ada.email) }, 20);
    const id = person?.id ?? '';
    expect(await classrooms.list(ownScope(id))).toEqual([]);
    await startTab();
    expect(await classrooms.list(ownScope(id))).toMatchObject([{ name: 'Room 12' }]);
  });

  test('while the service is down the stored user is used, and a warning is logged', async () => {
    await tab.signIn(ada);
    const next = world.openTab();
    next.network.online = false;
    next.startSessionSync();
    await advance(0);
    expect(stateOf(next)).toMatchObject({ state: 'signed-in', user: { firstName: 'Ada' }, missing: [] });
    expect(next.log.lines()).toMatchObject([{ level: 'warn', facts: { kind: 'service/unreachable' } }]);
  });

  test('[AUT-8] a session that the service refuses is lost', async () => {
    await tab.signIn(ada);
    const next = world.openTab();
    world.service.identity.disable(ada.email);
    next.startSessionSync();
    await advance(0);
    expect(stateOf(next)).toEqual({ state: 'signed-out', cause: 'lost' });
    expect(next.identity.current()).toBeNull();
  });

  test('the user is looked up once for any number of callers', async () => {
    const next = world.openTab();
    expect(next.restoreSession()).toBe(next.restoreSession());
    await advance(0);
  });
});

test('a name that changed in one tab shows in the other (regression)', async () => {
  await tab.signIn(ada);
  const other = await startTab();
  await tab.updateProfile({ firstName: 'Augusta', lastName: 'King' });
  expect(stateOf(other)).toMatchObject({ user: { firstName: 'Augusta', lastName: 'King' } });
});

describe('refreshToken', () => {
  test('[AUT-6] a forced refresh happens 5 minutes before expiry, and again for the next token', async () => {
    await tab.signIn(ada);
    const first = tokenOf(tab);
    await advance(55 * minute - 1);
    expect(tokenOf(tab)).toBe(first);
    await advance(1);
    const secondToken = tokenOf(tab);
    expect(secondToken).not.toBe(first);
    await advance(55 * minute);
    expect(tokenOf(tab)).not.toBe(secondToken);
  });

  test('[AUT-6] a token valid for less than 5 minutes is refreshed at once, not earlier', async () => {
    world.service.identity.tokenLifetime = 4 * minute;
    await tab.signIn(ada);
    expect(world.service.clock.pending()).toEqual([world.service.clock.now()]);
  });

  test('[AUT-6] a provider whose tokens are all shorter than 5 minutes is called at most every 30 s', async () => {
    world.service.identity.tokenLifetime = 4 * minute;
    await tab.signIn(ada);
    const tokens = new Set<string | undefined>();
    for (let passed = 0; passed < 10 * minute; passed += second) {
      await advance(second);
      tokens.add(tokenOf(tab));
    }
    expect(tokens.size).toBeGreaterThan(2);
    expect(tokens.size).toBeLessThanOrEqual(21);
  });

  test('[AUT-6] a failed refresh without a network is logged and retried after 30 s, 1, 2, 4, 8, 16, 16 minutes', async () => {
    await tab.signIn(ada);
    world.service.identity.online = false;
    await advance(55 * minute);
    for (const wait of [30 * second, ...[1, 2, 4, 8, 16, 16].map((minutes) => minutes * minute)]) {
      expect(world.service.clock.pending()).toEqual([world.service.clock.now() + wait]);
      await advance(wait);
    }
    expect(tab.log.lines()).toHaveLength(8);
    expect(stateOf(tab).state).toBe('signed-in');
    world.service.identity.online = true;
    await advance(16 * minute);
    expect(world.service.clock.pending()).toEqual([world.service.clock.now() + 55 * minute]);
  });

  test('[AUT-6] a laptop that was asleep during it recovers on wake', async () => {
    await tab.signIn(ada);
    const first = tokenOf(tab);
    world.service.clock.sleep(9 * hour);
    await advance(0);
    expect(tokenOf(tab)).not.toBe(first);
    expect((await tab.readProfile()).ok).toBe(true);
  });

  test('[AUT-5] the session holds the timer of the pending refresh', async () => {
    await tab.signIn(ada);
    expect(stateOf(tab)).toMatchObject({ user: { refreshTimerId: expect.any(Number) } });
  });

  test('[AUT-8] a disabled user is signed out at the refresh, as a lost session', async () => {
    await tab.signIn(ada);
    world.service.identity.disable(ada.email);
    await advance(55 * minute);
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'lost' });
    expect(world.service.clock.pending()).toEqual([]);
  });

  test('[AUT-8] a user with revoked tokens is signed out, too', async () => {
    await tab.signIn(ada);
    world.service.identity.revoke(ada.email);
    await advance(55 * minute);
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'lost' });
  });

  test('it stops with the page', async () => {
    const page = world.openTab();
    const stop = page.refreshToken();
    await page.signIn(ada);
    expect(world.service.clock.pending()).toHaveLength(2);
    stop();
    expect(world.service.clock.pending()).toHaveLength(1);
  });
});

describe('logout', () => {
  test('[AUT-7] clears the timer, signs out, empties the session and removes emailForSignIn', async () => {
    await tab.requestSignInLink(ada.email, '/settings/profile');
    await tab.signIn(ada);
    await tab.logout();
    expect(world.service.clock.pending()).toEqual([]);
    expect(tab.identity.current()).toBeNull();
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'logout' });
    expect(Object.fromEntries(world.areas.local)).toEqual({ 'blockyard-left-by': '"logout"' });
  });

  test("[AUT-7] clears the session's timer before the provider signs out", async () => {
    const page = world.openTab();
    await page.signIn(ada);
    const timer = world.service.clock.after(hour, () => undefined);
    page.session.saveToken({ token: 'held', expiresAt: hour }, timer);
    const due = world.service.clock.now() + hour;
    expect(world.service.clock.pending()).toContain(due);
    await page.logout();
    expect(world.service.clock.pending()).not.toContain(due);
  });

  test('[AUT-7] applies to every open tab, as a logout and not as a lost session', async () => {
    const other = await startTab();
    await tab.signIn(ada);
    await advance(0);
    await tab.logout();
    await advance(0);
    expect(stateOf(other)).toEqual({ state: 'signed-out', cause: 'logout' });
    expect(world.service.clock.pending()).toEqual([]);
  });
});

describe('followIdentity', () => {
  test('[AUT-7] a sign-in in one tab signs the other in, with its account', async () => {
    const other = await startTab();
    await tab.signIn(ada);
    await advance(0);
    expect(stateOf(other)).toMatchObject({ state: 'signed-in', user: { firstName: 'Ada' } });
  });

  test('a switch of the user in one tab is a switch in the other', async () => {
    const other = await startTab();
    await tab.signIn(ada);
    await advance(0);
    await tab.signIn(grace);
    await advance(0);
    expect(stateOf(other)).toMatchObject({ user: { firstName: 'Grace' } });
    expect(tokenOf(other)).toBe(tokenOf(tab));
  });

  test('a failure to follow is logged', async () => {
    const other = await startTab();
    other.network.online = false;
    await tab.signIn(ada);
    await advance(0);
    expect(other.log.lines()).toMatchObject([{ level: 'warn', facts: { kind: 'service/unreachable' } }]);
  });
});

describe('expireSession', () => {
  test('[AUT-8] signs out as lost, and repeating it changes nothing', async () => {
    await tab.signIn(ada);
    await Promise.all([tab.expireSession(), tab.expireSession()]);
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'lost' });
    expect(tab.identity.current()).toBeNull();
    await tab.expireSession();
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'lost' });
  });

  test('is not a loss after a logout', async () => {
    await tab.signIn(ada);
    await tab.logout();
    await tab.expireSession();
    expect(stateOf(tab)).toEqual({ state: 'signed-out', cause: 'logout' });
  });
});

describe('profile', () => {
  test('reading it updates the session with changes from elsewhere', async () => {
    await tab.signIn(ada);
    await tab.accounts.updateProfile({ firstName: 'Augusta', lastName: 'King' });
    expect(stateOf(tab)).toMatchObject({ user: { firstName: 'Ada' } });
    expect(await tab.readProfile()).toMatchObject({ value: { firstName: 'Augusta', email: ada.email } });
    expect(stateOf(tab)).toMatchObject({ user: { firstName: 'Augusta', lastName: 'King' } });
  });

  test('a change shows in the session at once, and on the next visit', async () => {
    await tab.signIn(ada);
    expect(await tab.updateProfile({ firstName: ' Zoë ', lastName: '🦊' })).toMatchObject({ ok: true });
    expect(stateOf(tab)).toMatchObject({ user: { firstName: 'Zoë', lastName: '🦊' } });
    expect(world.areas.local.get('system-user')).toContain('Zoë');
  });

  test('a refused change changes nothing', async () => {
    await tab.signIn(ada);
    expect(await tab.updateProfile({ firstName: '', lastName: 'x' })).toMatchObject({
      error: { fields: { firstName: 'required' } },
    });
    const other = { firstName: 'Eve', lastName: 'Eve', email: 'eve@evil.test' };
    await world.service.clock.advance(6 * minute);
    expect(await tab.updateProfile(other)).toMatchObject({
      error: { kind: 'account/recent-sign-in-required' },
    });
    expect(stateOf(tab)).toMatchObject({ user: { firstName: 'Ada' } });
  });
});
