import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import { runMiddleware } from '#application/client/identity/navigation/run-middleware.ts';
import type { SeenPage } from '#application/client/identity/navigation/track-page-view.ts';
import { guardRoute } from '#application/client/identity/navigation/guard-route.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { newSessionUser } from '#domain/identity/account/session-user.ts';
import { ok } from '#domain/result.ts';
import { serverApp } from '#composition/client/server-app.ts';
import { AppShell } from '#ui/app-shell.tsx';
import { createRoutes } from '#ui/routes/create-routes.tsx';
import { newLayoutState } from '#ui/routes/layout-state.tsx';
import type { NavigationSteps } from '#ui/routes/navigation-steps.ts';
import type { RouteSpec } from '#ui/routes/route-spec.ts';
import { newVisits } from '#ui/routes/visits.ts';
import { aLesson } from '../../builders/a-lesson.ts';
import { emptyYear } from '../../builders/a-year.ts';

const lesson = aLesson({ slug: 'load-the-barge', title: 'Load the barge' });

export const signedOut: Session = { state: 'signed-out', cause: 'visitor' };
export const signedIn: Extract<Session, { readonly state: 'signed-in' }> = {
  state: 'signed-in',
  missing: [],
  user: newSessionUser({
    id: 'ada',
    email: 'ada@example.org',
    requiresPasswordSetup: false,
    signInMethod: 'email',
  }),
};

const pageNamed = (name: string) => async () => ({
  Component: () => (
    <h1 tabIndex={-1} data-page-heading="">
      {name}
    </h1>
  ),
});

const noSteps: NavigationSteps = {
  resolveRoute: async () => ({ kind: 'go-on' }),
  runMiddleware: runMiddleware({}),
  newBuild: () => false,
  unsaved: () => false,
  hardNavigate: () => undefined,
};

type Opening = {
  readonly session?: Session;
  readonly table: readonly RouteSpec[];
  readonly steps?: Partial<NavigationSteps>;
  /** Names of routes that use the real page of the route table. */
  readonly asGiven?: readonly string[];
};

export async function openApp(
  at: string,
  { session: first = signedOut, table, steps = {}, asGiven = [] }: Opening,
) {
  let session = first;
  const listeners = new Set<() => void>();
  const seen: SeenPage[] = [];
  let logouts = 0;
  const base = serverApp({
    list: async () => ok([]),
    year: emptyYear,
    bySlug: async () => ok({ ...lesson } as never),
  });
  const store = {
    ...base.session,
    current: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const app: ClientApp = {
    ...base,
    session: store,
    organizations: { ...base.organizations, list: async () => ok([]) },
    invitations: { ...base.invitations, waiting: async () => ok([]) },
    auth: {
      ...base.auth,
      logout: async () => {
        logouts += 1;
      },
    },
    navigation: {
      trackPageView: (page) => seen.push(page),
      guardRoute: guardRoute({ session: store, restoreSession: async () => undefined }),
    },
  };
  let loads = 0;
  const load = async (): Promise<null> => {
    loads += 1;
    return null;
  };
  const named = table.map((spec): RouteSpec =>
    spec.redirectTo === undefined && !asGiven.includes(spec.name)
      ? { ...spec, loader: load, page: pageNamed(spec.name) }
      : spec,
  );
  const visits = newVisits();
  const routes = createRoutes({ app, visits, steps: { ...noSteps, ...steps } }, named);
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(
    <AppShell app={app} layout={newLayoutState()}>
      <RouterProvider router={router} />
    </AppShell>,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    routes,
    router,
    seen,
    loads: () => loads,
    logouts: () => logouts,
    address: () =>
      `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
    become: (next: Session) => {
      session = next;
      for (const listener of listeners) listener();
    },
  };
}
