import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { expect, vi } from 'vitest';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { Result } from '#domain/result.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { Toaster } from '#ui/components/notices/toaster.tsx';
// The pages load these on demand. The imports compile them before the tests run.
import '#ui/features/classrooms/classrooms/on-lesson/assign-dialog.tsx';
import '#ui/features/classrooms/classrooms/on-lesson/deck-record.tsx';
import '#ui/features/classrooms/classrooms/dashboard/dashboard-tab.tsx';
import '#ui/features/classrooms/classrooms/class-code/class-code-tab.tsx';
import '#ui/features/classrooms/classrooms/life/life-section.tsx';
import '#ui/features/classrooms/classrooms/life/source-section.tsx';
import '#ui/features/classrooms/classrooms/life/transfer-dialog.tsx';
import '#ui/features/classrooms/classrooms/passes/passes-section.tsx';
import '#ui/features/classrooms/classrooms/students/act-dialog.tsx';
import '#ui/features/classrooms/classrooms/students/add-students-dialog.tsx';
import '#ui/features/classrooms/classrooms/students/merge-dialog.tsx';
import '#ui/features/classrooms/classrooms/students/student-dialog.tsx';
import '#ui/features/classrooms/classrooms/students/students-tab.tsx';
import '#ui/features/classrooms/classrooms/logins/print-logins-dialog.tsx';
import '#ui/features/classrooms/classrooms/logins/login-dialog.tsx';
import '#ui/table/tools/table-tools.tsx';
import '#ui/features/lessons/lessons/present/lesson-presenter.tsx';
import { DraftsProvider } from '#ui/forms/drafts-context.ts';
import { createFormDrafts } from '#ui/forms/form-drafts.ts';
import { ErrorPage } from '#ui/routes/error-page.tsx';
import { handleOf, type PageModule } from '#ui/routes/route-spec.ts';
import { routeTable } from '#ui/routes/route-table.ts';
import { aLesson, anActivity } from '../../../../builders/a-lesson.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService } from '../../../../builders/a-service.ts';
import { anAccount } from '../../../../builders/an-account.ts';

export function got<T>(answer: Result<T, { readonly kind: string } | string>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

export const barge = aLesson({
  slug: 'load-the-barge',
  title: 'Load the barge',
  objectives: [{ id: 'order', text: 'put steps in order', practicedIn: ['build'] }],
  activities: [
    anActivity({ id: 'warm-up', title: 'Warm up', kind: 'warm-up', minutes: 15 }),
    anActivity({ id: 'build', title: 'Build it', minutes: 30 }),
  ],
});

export async function aStaffRoom() {
  const service = aService();
  await service.app.lessons.load([barge]);
  const visitor = (): ClientApp => aPage(service).client;
  const signIn = async (firstName: string): Promise<ClientApp> => {
    const email = `${firstName.toLowerCase()}@quay.test`;
    const { id } = service.identity.addUser({ email, password: 'difference-engine', emailVerified: true });
    const now = service.clock.now();
    await service.accounts.open(anAccount({ id, email, firstName, onboardedAt: now }));
    const client = visitor();
    got(await client.auth.signIn({ email, password: 'difference-engine' }));
    return client;
  };
  return { service, visitor, signIn };
}

/** Ada's classroom 4B with the lesson and Ben as co-teacher. Ben signs in after he was added, which links the entry to his account. */
export async function aTaughtClass() {
  const { service, signIn, visitor } = await aStaffRoom();
  const ada = await signIn('Ada');
  const { id } = got(await ada.classrooms.create({ name: '4B', gradeBand: '3-5' }));
  got(await ada.classrooms.addCoTeacher(id, got(parseEmail('ben@quay.test'))));
  const ben = await signIn('Ben');
  const plain = { visible: true, opensOn: null, dueOn: null, note: '' };
  const assignment = got(await ada.classrooms.assign(id, barge.slug, plain));
  const read = async () => got(await ada.classrooms.byId(id));
  return { service, signIn, visitor, ada, ben, id, assignment, plain, read };
}

const names = [
  'settings-classrooms',
  'settings-import',
  'settings-imports',
  'settings-new-import',
  'settings-new-year',
  'settings-rollover',
  'settings-new-classroom',
  'settings-classroom',
  'settings-classroom-pairs',
  'settings-students',
  'settings-new-student',
  'settings-student',
  'settings-activity',
  'settings-teachers',
  'settings-new-teacher',
  'settings-teacher',
  'settings-school',
  'settings-license',
  'settings-license-plan',
  'checkout-purchase',
  'checkout-renew',
  'checkout-return',
  'settings-profile',
  'users',
  'users-orders',
  'users-codes',
  'users-order',
  'lessons',
  'lessons-lesson',
  'lessons-reports',
  'pass',
  'class',
  'class-activity',
  'class-questions',
  'class-program',
  'record',
];

async function routesOf(app: ClientApp): Promise<RouteObject[]> {
  const specs = routeTable.filter(({ name }) => names.includes(name));
  return Promise.all(
    specs.map(async (spec): Promise<RouteObject> => {
      const module: PageModule | undefined = await spec.page?.();
      const loader = spec.loader ?? module?.loader;
      return {
        id: spec.name,
        path: spec.path,
        handle: handleOf(spec),
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
        ...(module === undefined ? {} : { Component: module.Component }),
        loader: async ({ params, request, url }) =>
          (await loader?.(app, { params, url, signal: request.signal })) ?? null,
      };
    }),
  );
}

const Frame = () => (
  <>
    <Outlet />
    <Toaster />
  </>
);

/** Opens an address as a user, in a browser without stored data unless a storage is given. */
export async function openAs(app: ClientApp, at: string, storage?: Storage) {
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  const router = createMemoryRouter(
    [{ element: <Frame />, children: [...(await routesOf(app)), elsewhere] }],
    { initialEntries: [at] },
  );
  const page = <RouterProvider router={router} />;
  render(
    <AppProvider app={app} storage={storage}>
      {storage === undefined ? (
        page
      ) : (
        <DraftsProvider value={createFormDrafts(storage, app.session)}>{page}</DraftsProvider>
      )}
    </AppProvider>,
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 8000 });
  const address = (): string => `${router.state.location.pathname}${router.state.location.search}`;
  return { person: userEvent.setup(), router, address };
}

export const comeBack = (): boolean => window.dispatchEvent(new Event('focus'));
