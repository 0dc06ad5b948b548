import { beforeEach, describe, expect, test } from 'vitest';
import type { RouteVisit } from '#application/client/identity/navigation/guard-route.ts';
import { aBrowser } from '../../../../../builders/a-client.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const names = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null };

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;

beforeEach(() => {
  world = aBrowser();
  world.service.identity.addUser(ada);
  tab = world.openTab();
});

const visit = async (access: RouteVisit['access'], pathname: string, overrides: Partial<RouteVisit> = {}) => {
  const to = { pathname, search: '?a=1', hash: '' };
  const decision = await tab.guardRoute({
    action: null,
    access,
    to,
    from: null,
    redirectUrl: null,
    ...overrides,
  });
  return decision.allow ? 'allowed' : decision.redirectTo;
};

describe('guardRoute', () => {
  test('[NAV-4] public pages do not wait for the session', async () => {
    expect(await visit('public', '/lessons')).toBe('allowed');
    expect(tab.session.current().state).toBe('restoring');
  });

  test('[NAV-4] a visitor goes to the login page, and back afterwards', async () => {
    expect(await visit('signed-in', '/settings/profile')).toBe(
      '/login?redirectUrl=%2Fsettings%2Fprofile%3Fa%3D1',
    );
    expect(await visit('login', '/login')).toBe('allowed');
  });

  test('[NAV-4] on first load it waits until the session is known', async () => {
    await tab.signIn(ada);
    await tab.completeOnboarding(names);
    tab = world.openTab();
    expect(await visit('signed-in', '/settings/profile')).toBe('allowed');
    expect(await visit('login', '/login', { redirectUrl: '/settings/profile' })).toBe('/settings/profile');
    expect(await visit('login', '/login', { redirectUrl: 'https://evil.test' })).toBe('/');
  });

  test.each([
    ['teacher', null],
    ['manager', 'allowed'],
    ['customer', 'allowed'],
  ] as const)('[ORG-5] a %s opens the people page: %s', async (accountType, answer) => {
    await tab.signIn(ada);
    await tab.completeOnboarding(names);
    // The user acts as a member of a school, not in their own workspace.
    tab.session.update({ accountType, organization: null }, []);
    expect(await visit('signed-in', '/users', { action: 'directory.read' })).toBe(answer);
  });

  test('[NAV-9] a lost session leads to the login with 440 and back on first load (regression)', async () => {
    await tab.signIn(ada);
    await tab.identity.signOut();
    world.areas.local.set('system-user', JSON.stringify({ id: 'ada', firstName: 'Ada' }));
    tab = world.openTab();
    expect(await visit('signed-in', '/settings/profile')).toBe(
      '/login/?redirectUrl=%2Fsettings%2Fprofile%3Fa%3D1&errorCode=440',
    );
    expect(tab.session.current()).toEqual({ state: 'signed-out', cause: 'lost' });
  });

  test('[NAV-6] a stored user who opens /signup is sent to the lessons without waiting', async () => {
    await tab.signIn(ada);
    tab = world.openTab();
    expect(await visit('sign-up', '/signup')).toBe('/lessons');
    expect(tab.session.current().state).toBe('restoring');
  });

  test('[NAV-6] a visitor can sign up, and sees the completion page only after the sign-up', async () => {
    expect(await visit('sign-up', '/signup')).toBe('allowed');
    expect(await visit('sign-up-complete', '/signup/complete', { from: '/signup' })).toBe('allowed');
    expect(await visit('sign-up-complete', '/signup/complete')).toBe('/lessons');
    expect(await visit('social-complete', '/signup/social-complete', { from: '/lessons' })).toBe('/lessons');
  });

  test('[ONB-3] a user with missing details is sent to onboarding, and can return', async () => {
    await tab.signIn(ada);
    expect(await visit('signed-in', '/settings/profile')).toBe(
      '/complete-onboarding?redirectUrl=%2Fsettings%2Fprofile%3Fa%3D1',
    );
    expect(await visit('signed-in', '/complete-onboarding')).toBe('allowed');
    expect(await visit('public', '/lessons')).toBe('allowed');
    await tab.completeOnboarding(names);
    expect(await visit('signed-in', '/settings/profile')).toBe('allowed');
  });
});

describe('trackPageView', () => {
  const see = (search: string) =>
    tab.trackPageView({
      path: `/lessons${search}`,
      location: `https://blockyard.test/lessons${search}`,
      referrer: 'https://search.test/?q=ada',
      query: new Map(new URLSearchParams(search)),
    });

  test('[ANA-1] each view is sent with its source and target', () => {
    see('');
    expect(tab.analytics.views()).toEqual([
      {
        event: 'virtual_page_view',
        page_path: '/lessons',
        page_location: 'https://blockyard.test/lessons',
        page_referrer: 'https://search.test/',
      },
    ]);
  });

  test.each(['/class', '/class/lesson/a1/build'])(
    '[ANA-2] [CLS-5] nothing about a student at %s is sent',
    (path) => {
      const location = `https://blockyard.test${path}`;
      tab.trackPageView({ path, location, referrer: '', query: new Map() });
      expect(tab.analytics.views()).toEqual([]);
    },
  );

  test('[ONB-4] a campaign is stored and sent with this view and the next ones; a new one replaces it', () => {
    see('?utm_source=mail&utm_term=dock');
    expect(world.areas.local.get('blockyard-campaign')).toBe('{"source":"mail","term":"dock"}');
    see('');
    see('?utm_source=fair');
    see('');
    expect(tab.analytics.views().map(({ utm_source, utm_term }) => [utm_source, utm_term])).toEqual([
      ['mail', 'dock'],
      ['mail', 'dock'],
      ['fair', undefined],
      ['fair', undefined],
    ]);
  });
});
