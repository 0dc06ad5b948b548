// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:3000/" }
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { userEntry } from '#application/client/storage-entries.ts';
import { aPage } from '../../builders/a-page.ts';
import { second } from '../../builders/time.ts';
import { aService } from '../../builders/a-service.ts';
import type { AppConfig } from '#ui/app-config.ts';
import { createShell } from '#ui/composition/shell.ts';

const config: AppConfig = {
  apiBaseUrl: 'http://localhost:3000',
  identity: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-test' },
  buildId: 'test',
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function openPage() {
  const { client: app, clock } = aPage(aService());
  return { app, clock };
}

const membersOf = (app: ClientApp): readonly string[] => Object.keys(app).sort();

async function loaded(load: () => Promise<ClientApp | null>): Promise<ClientApp> {
  const app = await load();
  if (app === null) throw new Error('The rest of the product could not be loaded');
  return app;
}

describe('every member of the app exists', () => {
  test('in the live profile, and the first paint has the same members', async () => {
    const { app, load } = createShell(config);
    const live = await loaded(load);
    expect(membersOf(live)).toEqual(membersOf(app));
    expect(Object.values(live).filter((member) => member === undefined)).toEqual([]);
    // The first load transforms all of the client's modules.
  }, 60_000);

  test('in memory, with the same members', async () => {
    expect(membersOf(openPage().app)).toEqual(membersOf(await loaded(createShell(config).load)));
  });
});

describe('the shell', () => {
  test('loads the rest once, with its own session and storage', async () => {
    const { app, load, storage } = createShell(config);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    app.session.enter(
      { id: 'ada', email: null, requiresPasswordSetup: false, signInMethod: 'email' },
      null,
      [],
    );
    expect(one?.session.current()).toEqual(app.session.current());
    expect(storage.read(userEntry)?.id).toBe('ada');
    expect(localStorage.getItem('system-user')).toContain('"ada"');
  });

  test('sends page views without loading anything', () => {
    const load = vi.fn<() => Promise<() => ClientApp>>();
    const { app } = createShell(config, load);
    const page = globalThis as { dataLayer?: { page_path: string }[] };
    app.navigation.trackPageView({
      path: '/lessons',
      location: 'http://localhost:3000/lessons',
      referrer: '',
      query: new Map(),
    });
    expect(page.dataLayer?.at(-1)?.page_path).toBe('/lessons');
    expect(load).not.toHaveBeenCalled();
    delete page.dataLayer;
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    '[ANA-2] sends no page view if the browser has %o',
    (signal) => {
      vi.stubGlobal('navigator', signal);
      createShell(config).app.navigation.trackPageView({
        path: '/lessons',
        location: 'http://localhost:3000/lessons',
        referrer: '',
        query: new Map(),
      });
      expect('dataLayer' in globalThis).toBe(false);
      vi.unstubAllGlobals();
    },
  );

  test('[NAV-4] allows or redirects a visitor without loading anything', async () => {
    const load = vi.fn<() => Promise<() => ClientApp>>();
    const { app } = createShell(config, load);
    const visit = (access: 'public' | 'login' | 'signed-in', pathname: string) =>
      app.navigation.guardRoute({
        action: null,
        access,
        to: { pathname, search: '', hash: '' },
        from: null,
        redirectUrl: null,
      });
    expect(await visit('public', '/lessons')).toEqual({ allow: true });
    expect(await visit('login', '/login')).toEqual({ allow: true });
    expect(await visit('signed-in', '/users')).toEqual({
      allow: false,
      redirectTo: '/login?redirectUrl=%2Fusers',
    });
    app.auth.startSessionSync();
    expect(app.session.current()).toEqual({ state: 'signed-out', cause: 'visitor' });
    expect(load).not.toHaveBeenCalled();
  });

  test('[REL-7] a failed load is unreachable, and is retried', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { app } = openPage();
    const load = vi
      .fn<() => Promise<() => ClientApp>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValueOnce(() => app);
    const shell = createShell(config, load);
    const answer = await shell.app.auth.signIn({ email: 'ada@lovelace.test', password: 'tide' });
    expect(answer).toEqual({ ok: false, error: { kind: 'service/unreachable' } });
    expect(warnings).toHaveBeenCalledOnce();
    expect(await shell.load()).toBe(app);
    expect(await shell.load()).toBe(app);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('[AUT-7] [REL-7] logging out works if the rest cannot be loaded, and no user is signed in here afterwards', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<() => ClientApp>>().mockRejectedValue(new Error('offline'));
  localStorage.setItem('firebase:authUser:local:[DEFAULT]', '{}');
  localStorage.setItem('emailForSignIn', '"ada@lovelace.test"');
  const { app } = createShell(config, load);
  app.session.enter(
    { id: 'ada', email: null, requiresPasswordSetup: false, signInMethod: 'email' },
    null,
    [],
  );
  await app.auth.logout();
  expect(app.session.current()).toEqual({ state: 'signed-out', cause: 'logout' });
  expect(localStorage.length).toBe(1);
  expect(localStorage.getItem('blockyard-left-by')).toBe('"logout"');
});

test('[ONB-2] [AUT-7] the use cases work together: sign up, keep the session, log out', async () => {
  const { app, clock } = openPage();
  const end = app.auth.startSessionSync();
  await clock.advance(second);
  expect(app.session.current()).toEqual({ state: 'signed-out', cause: 'visitor' });
  const signedUp = await app.account.signUp({
    email: 'ada@lovelace.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    schoolOrDistrict: 'Harbor Primary',
    phoneNumber: '(555) 010-2030',
    password: 'difference-engine',
  });
  expect(signedUp).toEqual({ ok: true, value: 'signed-in' });
  expect(app.session.current()).toMatchObject({
    state: 'signed-in',
    user: { firstName: 'Ada', phoneNumber: '5550102030', token: { token: expect.any(String) } },
    missing: [],
  });
  await app.auth.logout();
  expect(app.session.current()).toEqual({ state: 'signed-out', cause: 'logout' });
  end();
});
