import { act, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { resolveRoute } from '#application/client/identity/navigation/resolve-route.ts';
import {
  type RouteMiddlewares,
  runMiddleware,
} from '#application/client/identity/navigation/run-middleware.ts';
import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';
import type { NavigationSteps } from '#ui/routes/navigation-steps.ts';
import { pageFailure } from '#ui/routes/page-failure.ts';
import type { RouteSpec } from '#ui/routes/route-spec.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { aGate } from '../../builders/a-gate.ts';
import { openApp as open } from './open-app.tsx';

const openApp = (at: string, steps: Partial<NavigationSteps>, table = routeTable) =>
  open(at, { steps, table });

describe("the host's resolver", () => {
  const leadingTo = (targets: Readonly<Record<string, string>>): Partial<NavigationSteps> => ({
    resolveRoute: resolveRoute(async (to) => targets[fullPath(to)] ?? null, new InMemoryLog()),
  });

  test('[NAV-7] a redirect within the app is followed, on first load and later', async () => {
    const steps = leadingTo({ '/signup?a=1': '/login?b=2', '/no/such': '/lessons' });
    const app = await openApp('/signup?a=1', steps);
    expect(app.address()).toBe('/login?b=2');
    await act(() => app.router.navigate('/no/such'));
    expect(app.address()).toBe('/lessons');
  });

  test("[NAV-7] a target outside the app sets the browser's location and stops the navigation", async () => {
    const assigned: string[] = [];
    const location = {
      pathname: '/login',
      search: '',
      hash: '',
      href: 'http://localhost:3000/login',
      origin: 'http://localhost:3000',
      assign: (url: string) => assigned.push(url),
      replace: (url: string) => assigned.push(url),
    };
    const history = { state: { idx: 0 }, replaceState: () => undefined, pushState: () => undefined };
    const page = {
      document,
      location,
      history,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const steps = leadingTo({ '/signup': 'https://shop.example.org/dock' });
    const { routes } = await openApp('/login', steps);
    const router = createBrowserRouter(routes, { window: page as unknown as Window });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await router.navigate('/signup');
    expect(assigned).toEqual(['https://shop.example.org/dock']);
    expect(router.state.location.pathname).toBe('/login');
    router.dispose();
  });

  test('[NAV-7] an invalid target does not stop the navigation', async () => {
    const app = await openApp('/signup', leadingTo({ '/signup': 'javascript:alert(1)' }));
    expect(app.address()).toBe('/signup');
  });

  test('a page that is only reloaded is not resolved again', async () => {
    const resolve = vi.fn<NavigationSteps['resolveRoute']>(async () => ({ kind: 'go-on' }));
    const app = await openApp('/lessons', { resolveRoute: resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
    await act(() => app.router.revalidate());
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});

describe('route middleware', () => {
  const withMiddleware = (name: string, middleware: readonly string[]): readonly RouteSpec[] =>
    routeTable.map((spec) => (spec.name === name ? { ...spec, middleware } : spec));
  const knowing = (known: RouteMiddlewares): Partial<NavigationSteps> => ({
    runMiddleware: runMiddleware(known),
  });

  test('[NAV-8] it runs in order with the source and the target of the navigation', async () => {
    const seen: unknown[] = [];
    const steps = knowing({
      one: async ({ from, to }) => seen.push(['one', from?.pathname, fullPath(to)]) > 0,
      two: async ({ params }) => seen.push(['two', params['slug']]) > 0,
    });
    const app = await openApp('/login', steps, withMiddleware('lessons-lesson', ['one', 'two']));
    await act(() => app.router.navigate('/lessons/load-the-barge?a=1'));
    expect(app.address()).toBe('/lessons/load-the-barge?a=1');
    expect(seen).toEqual([
      ['one', '/login', '/lessons/load-the-barge?a=1'],
      ['two', 'load-the-barge'],
    ]);
  });

  test('[NAV-8] false aborts the navigation: the page stays', async () => {
    const app = await openApp(
      '/login?a=1',
      knowing({ no: async () => false }),
      withMiddleware('lessons', ['no']),
    );
    const heading = screen.getByRole('heading', { level: 1 });
    await act(() => app.router.navigate('/lessons'));
    expect(app.address()).toBe('/login?a=1');
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  test('[NAV-8] on first load false is a 404 ‘Page Not Found’', async () => {
    const app = await openApp(
      '/lessons',
      knowing({ no: async () => false }),
      withMiddleware('lessons', ['no']),
    );
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeDefined();
    expect(app.router.state.errors).toMatchObject({ lessons: { status: 404 } });
    expect(app.loads()).toBe(0);
  });

  test('[NAV-8] a name without a provider is an error', async () => {
    const app = await openApp('/lessons', knowing({}), withMiddleware('lessons', ['trial']));
    expect(screen.getByText('Unknown route middleware: trial')).toBeDefined();
    expect(app.router.state.errors).toMatchObject({ lessons: { status: 500 } });
  });
});

describe('a new build', () => {
  const aBuild = () => {
    const loaded: string[] = [];
    const now = { newBuild: false, unsaved: false };
    const steps: Partial<NavigationSteps> = {
      newBuild: () => now.newBuild,
      unsaved: () => now.unsaved,
      hardNavigate: (to: Location) => loaded.push(fullPath(to)),
    };
    return { loaded, now, steps };
  };

  test('[NAV-17] the next navigation is a full load of its target, and the page stays until then', async () => {
    const { loaded, now, steps } = aBuild();
    const app = await openApp('/lessons', steps);
    await act(() => app.router.navigate('/signup'));
    expect(loaded).toEqual([]);
    now.newBuild = true;
    act(() => void app.router.navigate('/login?a=1#b'));
    await waitFor(() => expect(loaded).toEqual(['/login?a=1#b']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('signup');
  });

  test('[NAV-17] a half-filled form is not lost: a later navigation loads the build', async () => {
    const { loaded, now, steps } = aBuild();
    const app = await openApp('/signup', steps);
    Object.assign(now, { newBuild: true, unsaved: true });
    await act(() => app.router.navigate('/login'));
    expect(app.address()).toBe('/login');
    now.unsaved = false;
    act(() => void app.router.navigate('/lessons'));
    await waitFor(() => expect(loaded).toEqual(['/lessons']));
  });

  test('[NAV-17] a page that is reloaded in place is not affected', async () => {
    const { loaded, now, steps } = aBuild();
    const app = await openApp('/lessons', steps);
    now.newBuild = true;
    await act(() => app.router.revalidate());
    expect(loaded).toEqual([]);
    expect(app.loads()).toBe(2);
  });
});

describe('a page whose script is missing', () => {
  test.each(['signup', 'lessons'])(
    '[NAV-15] [NAV-16] %s shows the error page in its layout, and the page after a successful retry',
    async (name) => {
      let missing = true;
      const arrived = aGate();
      const page: RouteSpec['page'] = async () => {
        if (missing) throw new TypeError('Failed to fetch dynamically imported module');
        await arrived.opened;
        return { Component: () => <h1>here at last</h1> };
      };
      const table = routeTable.map((spec) =>
        spec.name === name && spec.redirectTo === undefined ? { ...spec, page } : spec,
      );
      const app = await open('/login', { table, asGiven: [name] });
      await act(() => app.router.navigate(`/${name}`));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
      missing = false;
      act(() => screen.getByRole('button', { name: 'Try again' }).click());
      await waitFor(() => expect(app.router.state.revalidation).toBe('loading'));
      await act(async () => arrived.open());
      expect(await screen.findByRole('heading', { level: 1, name: 'here at last' })).toBeDefined();
    },
  );
});

test('[CAL-3] leaving a loading page cancels its request, and its result is not shown', async () => {
  let given: AbortSignal | null = null;
  const page: RouteSpec['page'] = async () => ({
    Component: () => <h1>slow</h1>,
    loader: (_app, { signal }) =>
      new Promise((_resolve, reject) => {
        given = signal;
        signal.addEventListener('abort', () => reject(pageFailure(503, { kind: 'service/unreachable' })));
      }),
  });
  const table = routeTable.map((spec) =>
    spec.name === 'signup' && spec.redirectTo === undefined ? { ...spec, page } : spec,
  );
  const app = await open('/login', { table, asGiven: ['signup'] });
  act(() => void app.router.navigate('/signup'));
  await waitFor(() => expect(given).not.toBeNull());
  await act(() => app.router.navigate('/lessons'));
  expect(given).toMatchObject({ aborted: true });
  expect(app.address()).toBe('/lessons');
  expect(app.router.state.errors).toBeNull();
});
