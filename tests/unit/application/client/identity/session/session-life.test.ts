import { beforeEach, describe, expect, test } from 'vitest';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { err } from '#domain/result.ts';
import { aBrowser } from '../../../../../builders/a-client.ts';
import { hour, minute, second } from '../../../../../builders/time.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const grace = { email: 'grace@hopper.test', password: 'first-compiler' };

let world: ReturnType<typeof aBrowser>;
type Tab = ReturnType<typeof world.openTab>;
/** The number of token refreshes. `refusal` is the error of later ones, or null. */
let refreshes: number;
let refusal: IdentityFailure | null;

const advance = (ms: number) => world.service.clock.advance(ms);
const startTab = async (): Promise<Tab> => {
  const tab = world.openTab();
  tab.startSessionSync();
  await advance(0);
  return tab;
};
const startTabs = async (count: number): Promise<readonly Tab[]> => {
  const tabs: Tab[] = [];
  for (let opened = 0; opened < count; opened += 1) tabs.push(await startTab());
  return tabs;
};
const signedIn = async (): Promise<Tab> => {
  const tab = await startTab();
  await tab.signIn(ada);
  await advance(0);
  return tab;
};
const causeOf = (tab: Tab) => {
  const session = tab.session.current();
  return session.state === 'signed-out' ? session.cause : session.state;
};

/** Delays every later reply of the identity service by one second. */
const slowService = (): void => {
  world.browser.roundTrip = () => new Promise((resolve) => void world.service.clock.after(second, resolve));
};

beforeEach(() => {
  world = aBrowser();
  world.service.identity.addUser({ ...ada, displayName: 'Ada Lovelace' });
  world.service.identity.addUser({ ...grace, displayName: 'Grace Hopper' });
  refreshes = 0;
  refusal = null;
  const { identity } = world.service;
  const renew = identity.refreshToken.bind(identity);
  identity.refreshToken = (old) => {
    refreshes += 1;
    return refusal === null ? renew(old) : err(refusal);
  };
});

describe('a failed refresh', () => {
  for (const kind of [
    'identity/user-token-expired',
    'identity/user-disabled',
    'identity/user-not-found',
    'identity/invalid-user-token',
  ] as const) {
    test(`[AUT-8] [NAV-9] that fails with ${kind} loses the session in every tab`, async () => {
      const tab = await signedIn();
      const other = await startTab();
      refusal = { kind };
      await advance(55 * minute);
      expect([causeOf(tab), causeOf(other)]).toEqual(['lost', 'lost']);
      expect(tab.identity.current()).toBeNull();
      expect(refreshes).toBe(1);
      expect(world.service.clock.pending()).toEqual([]);
      expect([...tab.log.lines(), ...other.log.lines()]).toMatchObject([{ level: 'warn', facts: { kind } }]);
    });
  }

  for (const failure of [
    { kind: 'identity/network-request-failed' },
    { kind: 'identity/too-many-requests' },
    { kind: 'identity/unknown', code: 'auth/internal-error' },
  ] as const) {
    test(`[AUT-6] ${failure.kind} is logged and retried after 30 s, 1, 2, 4, 8, 16, 16 minutes`, async () => {
      const tab = await signedIn();
      refusal = failure;
      await advance(55 * minute);
      for (const wait of [30 * second, ...[1, 2, 4, 8, 16, 16].map((minutes) => minutes * minute)]) {
        expect(world.service.clock.pending()).toEqual([world.service.clock.now() + wait]);
        await advance(wait);
      }
      expect(causeOf(tab)).toBe('signed-in');
      expect(tab.log.lines()).toHaveLength(8);
      refusal = null;
      await advance(16 * minute);
      expect(world.service.clock.pending()).toEqual([world.service.clock.now() + 55 * minute]);
    });
  }

  test('[AUT-6] a reload does not restart the backoff', async () => {
    const tab = await signedIn();
    refusal = { kind: 'identity/too-many-requests' };
    await advance(55 * minute + 90 * second);
    expect(refreshes).toBe(3);
    tab.session.subscribe(() => undefined);
    const next = await startTab();
    expect(refreshes).toBe(3);
    expect(new Set(world.service.clock.pending())).toEqual(new Set([world.service.clock.now() + 2 * minute]));
    expect(causeOf(next)).toBe('signed-in');
  });
});

describe('waking up', () => {
  test('[AUT-6] a page that becomes visible after a sleep refreshes at once, without its timer', async () => {
    const tab = await signedIn();
    world.service.clock.sleep(9 * hour);
    tab.resumeEvents.wake('shown');
    await new Promise((resolve) => void setTimeout(resolve));
    expect(refreshes).toBe(1);
    expect(world.service.clock.pending()).toEqual([world.service.clock.now() + 55 * minute]);
  });

  test('[AUT-6] a page that becomes visible with a valid token does not refresh', async () => {
    const tab = await signedIn();
    tab.resumeEvents.wake('shown');
    tab.resumeEvents.wake('online');
    await advance(54 * minute);
    tab.resumeEvents.wake('shown');
    await advance(0);
    expect(refreshes).toBe(0);
  });

  test('[AUT-6] a network that returns ends a backoff, but visibility does not', async () => {
    const tab = await signedIn();
    refusal = { kind: 'identity/network-request-failed' };
    await advance(55 * minute + 30 * second);
    expect(refreshes).toBe(2);
    tab.resumeEvents.wake('shown');
    await advance(0);
    expect(refreshes).toBe(2);
    refusal = null;
    tab.resumeEvents.wake('online');
    await advance(0);
    expect(refreshes).toBe(3);
    expect(world.service.clock.pending()).toEqual([world.service.clock.now() + 55 * minute]);
  });

  test('a page without a user wakes without a call', async () => {
    const tab = await startTab();
    tab.resumeEvents.wake('online');
    tab.resumeEvents.wake('shown');
    await advance(0);
    expect(refreshes).toBe(0);
  });
});

describe('ten tabs', () => {
  test('[AUT-6] make one refresh, and then the next one', async () => {
    await signedIn();
    const tabs = await startTabs(9);
    slowService();
    await advance(55 * minute + 2 * second);
    expect(refreshes).toBe(1);
    const tokens = tabs.map(({ session }) => session.current()).map((now) => 'user' in now && now.user.token);
    expect(new Set(tokens.map((token) => JSON.stringify(token))).size).toBe(1);
    await advance(56 * minute);
    expect(refreshes).toBe(2);
  });

  test('[AUT-6] make no second refresh if a tab reports the previous token after the first', async () => {
    await signedIn();
    const previous = world.browser.signedIn();
    await advance(55 * minute);
    expect(refreshes).toBe(1);
    world.browser.setSignedIn(previous, {});
    await advance(4 * minute);
    expect(refreshes).toBe(1);
  });

  test('[AUT-6] back off together', async () => {
    await signedIn();
    await startTabs(9);
    slowService();
    refusal = { kind: 'identity/too-many-requests' };
    await advance(55 * minute + 2 * second);
    expect(refreshes).toBe(1);
    await advance(32 * second);
    expect(refreshes).toBe(2);
    await advance(minute + 2 * second);
    expect(refreshes).toBe(3);
  });

  test("[AUT-6] make one refresh after a night's sleep, including their calls", async () => {
    await signedIn();
    const tabs = await startTabs(9);
    slowService();
    world.service.clock.sleep(9 * hour);
    for (const { resumeEvents } of tabs) resumeEvents.wake('shown');
    const profiles = tabs.map((tab) => tab.readProfile());
    await advance(30 * second);
    expect((await Promise.all(profiles)).every(({ ok }) => ok)).toBe(true);
    expect(refreshes).toBe(1);
  });

  test('[AUT-6] continue if the refreshing tab hangs', async () => {
    const hanging = await signedIn();
    const other = await startTab();
    const service = world.browser.roundTrip;
    world.browser.roundTrip = () => new Promise(() => undefined);
    await advance(55 * minute);
    world.browser.roundTrip = service;
    await advance(minute);
    expect(refreshes).toBe(1);
    expect([causeOf(hanging), causeOf(other)]).toEqual(['signed-in', 'signed-in']);
  });
});

describe('several tabs', () => {
  test('[NAV-9] a session that the service refuses in one tab is lost in the others, too', async () => {
    const tab = await signedIn();
    const other = await startTab();
    await tab.expireSession();
    await advance(0);
    expect([causeOf(tab), causeOf(other)]).toEqual(['lost', 'lost']);
  });

  test('[AUT-7] logging out applies to every tab, and a later loss counts as a loss again', async () => {
    const tab = await signedIn();
    const other = await startTab();
    await tab.logout();
    await advance(0);
    expect(causeOf(other)).toBe('logout');
    await tab.signIn(ada);
    await advance(0);
    expect(causeOf(other)).toBe('signed-in');
    world.service.identity.disable(ada.email);
    await advance(55 * minute);
    expect([causeOf(tab), causeOf(other)]).toEqual(['lost', 'lost']);
  });

  test('[AUT-7] a page that opens while another tab logs out does not report a lost session', async () => {
    const tab = await signedIn();
    const opening = world.openTab();
    await tab.logout();
    opening.startSessionSync();
    await advance(0);
    expect(causeOf(opening)).toBe('logout');
  });

  test('[ONB-3] a sign-up in one tab is not asked again in the other, which noticed it halfway', async () => {
    const other = await startTab();
    const tab = await startTab();
    const marie = {
      email: 'marie@curie.test',
      firstName: 'Marie',
      lastName: 'Curie',
      schoolOrDistrict: 'Harbor Primary',
      phoneNumber: '',
      password: 'polonium-1898',
    };
    const complete = tab.accounts.completeOnboarding.bind(tab.accounts);
    tab.accounts.completeOnboarding = async (...given) => {
      await advance(0);
      expect(other.session.current()).toMatchObject({
        missing: ['firstName', 'lastName', 'schoolOrDistrict'],
      });
      return complete(...given);
    };
    await tab.signUp(marie);
    await advance(0);
    expect(other.session.current()).toMatchObject({ missing: [], user: { firstName: 'Marie' } });
    expect(tab.session.current()).toMatchObject({ missing: [], user: { firstName: 'Marie' } });
  });

  test('the refresh plan of one user is not used for the next', async () => {
    const tab = await signedIn();
    refusal = { kind: 'identity/network-request-failed' };
    await advance(55 * minute + 30 * second);
    await tab.logout();
    refusal = null;
    await tab.signIn(grace);
    expect(world.service.clock.pending()).toEqual([world.service.clock.now() + 55 * minute]);
  });
});

describe('a browser without storage', () => {
  for (const how of ['full', 'blocked'] as const) {
    test(`[REL-7] sign-in, refresh and logout work for the page with storage ${how}`, async () => {
      world.areas.refuses = how;
      const tab = await signedIn();
      expect(causeOf(tab)).toBe('signed-in');
      await advance(55 * minute);
      expect(refreshes).toBe(1);
      expect((await tab.readProfile()).ok).toBe(true);
      await tab.logout();
      expect(causeOf(tab)).toBe('logout');
    });
  }
});

for (const [how, offset] of [
  ['ahead', hour],
  ['behind', -hour],
] as const) {
  test(`[REL-7] a clock that is an hour ${how} does not lose the session`, async () => {
    const tab = await signedIn();
    world.service.clock.sleep(offset);
    tab.resumeEvents.wake('shown');
    await advance(2 * hour);
    expect((await tab.readProfile()).ok).toBe(true);
    expect(causeOf(tab)).toBe('signed-in');
    expect(refreshes).toBeLessThan(4);
  });
}
