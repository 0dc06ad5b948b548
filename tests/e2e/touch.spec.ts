import { expect, ignoreErrors, test } from './fixtures.ts';
import { ClassroomPage } from './pages/classroom.page.ts';
import { SignUpPage } from './pages/sign-up.page.ts';
import { publicPages, states } from './shown-pages.ts';
import { smallTargets } from './targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('[UI-4] every control of a public page is 44 px high and wide on a phone', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  for (const path of [...publicPages, ...states]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
  ignoreErrors(consoleErrors, /status of 404/);
});

test('[UI-4] every control in the settings and in a class is 44 px high and wide on a phone', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  for (const path of ['/settings/profile', '/settings/classrooms', '/settings/classrooms/new']) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Class 3');
  await classroom.assign('harbor-light', 'Harbor light');
  for (const tab of ['', '/teachers', '/settings']) {
    await page.goto(`${address}${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Class 3' })).toBeVisible();
    expect.soft(await smallTargets(page), tab).toEqual([]);
  }
});

test("[UI-4] every control that runs a lesson's blocks is 44 px high and wide on a phone", async ({
  page,
}) => {
  await page.goto('/lessons/harbor-light?view=student');
  await page
    .getByRole('button', { name: /^Try it/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[UI-4] buttons that need script do not look usable', async ({ page, consoleErrors }) => {
    test.slow();
    for (const path of [...publicPages, ...states]) {
      await page.goto(path);
      const alive = page.locator(
        'button:visible:enabled:not(form[method="get"] button, form:not([method]) button, [form])',
      );
      expect.soft(await alive.allTextContents(), path).toEqual([]);
    }
    ignoreErrors(consoleErrors, /status of 404/);
  });
});
