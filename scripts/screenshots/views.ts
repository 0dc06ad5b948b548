import type { Page } from 'playwright';
import { checkoutOutcomes } from '../../src/ui/routes/paths.ts';
import { routeTable } from '../../src/ui/routes/route-table.ts';
import { demoClassrooms } from '../../src/server/local/demo/demo-classrooms.ts';
import { classroomViews } from './classroom-views.ts';
import type { View, Viewer } from './view.ts';

const examples: Readonly<Record<string, string>> = {
  slug: 'load-the-barge',
  type: checkoutOutcomes[0],
  studentId: 'nobody',
  teacherId: 'nobody',
  classroomId: 'nowhere',
};
/** Parameters by viewer. The demo's first teacher has classrooms. */
const own: Readonly<Partial<Record<Viewer, Readonly<Record<string, string>>>>> = {
  teacher1: { classroomId: demoClassrooms[0]?.id ?? 'nowhere' },
};
const examplePath = (path: string, viewer: Viewer): string =>
  path.replaceAll(/:(\w+)/g, (whole, name: string) => own[viewer]?.[name] ?? examples[name] ?? whole);

const pages = routeTable
  .filter(({ page }) => page !== undefined)
  // `stateViews` contains the pages that only some users can reach, or only from an earlier page.
  .filter(({ access, name }) => !access.endsWith('-complete') && name !== 'onboarding-complete');

/** Every page of the route table, as a visitor or, if it requires a login, as each role. */
const routeViews: readonly View[] = pages.flatMap(({ name, path, access }) => {
  const seenBy: readonly Viewer[] =
    access === 'signed-in' ? ['owner', 'manager', 'teacher1', 'admin'] : ['visitor'];
  return seenBy.map((viewer) => ({ name, viewer, path: examplePath(path, viewer) }));
});

const personalViews: readonly View[] = (['owner', 'teacher1', 'trial', 'ended'] as const).flatMap(
  (viewer) => [
    { name: 'lessons', viewer, path: '/lessons' },
    { name: 'lessons-lesson', viewer, path: '/lessons/load-the-barge' },
    { name: 'getting-started-welcome', viewer, path: '/getting-started/welcome' },
  ],
);

const lessonViews: readonly View[] = (['student', 'sheet', 'present', 'notes'] as const).flatMap((view) =>
  (['visitor', 'owner'] as const).map((viewer) => ({
    name: `lessons-lesson-${view}`,
    viewer,
    path: `/lessons/harbor-light?view=${view}`,
  })),
);

const openLessonsFromGuide = async (page: Page): Promise<void> => {
  await page.route('**/v1/app/lessons*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lessons' }).click();
};

const signUpWithoutPassword = async (page: Page): Promise<void> => {
  const address = `ada.${Math.random().toString(36).slice(2)}@example.org`;
  const fields = { Email: address, 'First name': 'Ada', 'Last name': 'Quay', 'School or district': 'Pier 4' };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.waitForURL('**/signup/complete');
};

/** States without a URL: errors, and empty lists. */
const stateViews: readonly View[] = [
  { name: 'onboarding-complete', viewer: 'newcomer', path: '/complete-onboarding' },
  { name: 'state-unmatched', viewer: 'visitor', path: '/no/such/page?x=1' },
  { name: 'state-invalid-route', viewer: 'owner', path: '/checkout/return/elsewhere' },
  { name: 'state-no-such-lesson', viewer: 'visitor', path: '/lessons/no-such-lesson' },
  {
    name: 'state-server-error',
    viewer: 'visitor',
    path: '/getting-started/welcome',
    act: openLessonsFromGuide,
  },
  { name: 'state-no-lesson-found', viewer: 'visitor', path: '/lessons?q=submarine' },
  { name: 'state-session-ended', viewer: 'visitor', path: '/login?errorCode=440&redirectUrl=%2Flessons' },
  {
    name: 'state-no-answer-found',
    viewer: 'visitor',
    path: '/getting-started/faqs',
    act: (page) => page.getByRole('searchbox').fill('submarine'),
  },
  {
    name: 'state-sign-up-errors',
    viewer: 'visitor',
    path: '/signup',
    act: (page) => page.getByRole('button', { name: 'Sign up', exact: true }).click(),
  },
  { name: 'state-sign-up-complete', viewer: 'visitor', path: '/signup', act: signUpWithoutPassword },
];

export const views: readonly View[] = [
  ...routeViews,
  ...personalViews,
  ...lessonViews,
  ...stateViews,
  ...classroomViews,
];
