import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demoClassrooms } from '../../../src/server/local/demo/demo-classrooms.ts';

const screenSize = { width: 1440, height: 900 } as const;
test.use({ viewport: screenSize });

/** The reason why a page has no primary action. */
type Without = 'only shows a list or a text' | 'each section is saved by itself' | 'nothing to do';

const classroom = `/settings/classrooms/${demoClassrooms[0]?.id}`;

/** The important pages of each role. A page has one primary action on its first screen, unless its row has a reason. */
const pages: readonly (readonly [who: 'owner' | 'manager' | 'teacher1', path: string, without?: Without])[] =
  [
    ['owner', '/lessons'],
    ['owner', '/settings/license'],
    ['owner', '/settings/license/plan'],
    ['owner', '/checkout/purchase'],
    ['owner', '/settings/teachers/new'],
    ['owner', '/settings/school', 'each section is saved by itself'],
    ['manager', '/lessons'],
    ['manager', '/settings/classrooms'],
    ['manager', '/settings/classrooms/new'],
    ['manager', '/settings/students'],
    ['manager', '/settings/teachers'],
    ['manager', '/settings/imports'],
    ['manager', '/settings/imports/new'],
    ['manager', '/settings/rollover'],
    ['manager', '/settings/license'],
    ['manager', '/settings/license/plan', 'nothing to do'],
    ['manager', '/settings/activity?of=organization', 'only shows a list or a text'],
    ['teacher1', '/lessons'],
    ['teacher1', '/settings/classrooms'],
    ['teacher1', classroom],
    ['teacher1', `${classroom}/students`],
    ['teacher1', `${classroom}/dashboard`, 'only shows a list or a text'],
    ['teacher1', `${classroom}/teachers`],
    ['teacher1', `${classroom}/code`],
    ['teacher1', `${classroom}/activity`, 'only shows a list or a text'],
    ['teacher1', `${classroom}/settings`, 'each section is saved by itself'],
    ['teacher1', '/settings/students'],
    ['teacher1', '/settings/app-login-code'],
    ['teacher1', '/settings/teachers', 'only shows a list or a text'],
    ['teacher1', '/settings/profile', 'each section is saved by itself'],
    ['teacher1', '/settings/license', 'nothing to do'],
    ['teacher1', '/settings/activity', 'only shows a list or a text'],
  ];

/** The texts of the primary actions that are fully visible on the first screen. */
const primaryActions = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main [data-variant="primary"]:visible')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().bottom <= window.innerHeight)
        .map((each) => each.textContent),
    );

/** The right edge of the content on the first screen, in pixels. */
const rightEdge = (page: Page): Promise<number> =>
  page.locator('main :is(a, button, input, textarea, table, section):visible').evaluateAll((all) =>
    Math.max(
      ...all
        .map((each) => each.getBoundingClientRect())
        .filter(({ top }) => top < window.innerHeight)
        .map(({ right }) => right),
    ),
  );

for (const who of ['owner', 'manager', 'teacher1'] as const) {
  test(`[UI-11] the pages of ${who} have one primary action on the first screen, and use the width`, async ({
    page,
    demo,
  }) => {
    test.slow();
    await demo.logIn(page, who, '/settings/profile');
    await expect(page).toHaveURL(/\/settings\/profile$/);
    for (const [, path, without] of pages.filter(([role]) => role === who)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
      await expect
        .poll(async () => (await primaryActions(page)).length, { message: path })
        .toBe(without === undefined ? 1 : 0);
      expect(await rightEdge(page), path).toBeGreaterThan(0.75 * screenSize.width);
    }
  });
}
