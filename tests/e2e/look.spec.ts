import { AxeBuilder } from '@axe-core/playwright';
import { expect, forgive, test } from './fixtures.ts';
import { SignUpPage } from './pages/sign-up.page.ts';

const publicPages = [
  '/lessons',
  '/lessons/load-the-barge',
  '/login',
  '/signup',
  '/getting-started/welcome',
  '/404',
];

for (const colourScheme of ['light', 'dark'] as const) {
  test.describe(colourScheme, () => {
    test.use({ colorScheme: colourScheme });

    for (const path of publicPages) {
      test(`[UI-4] ${path} has no accessibility violation but the viewport's`, async ({
        page,
        consoleErrors,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).disableRules(['meta-viewport']).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual(
          [],
        );
        forgive(consoleErrors, /status of 404/);
      });
    }

    test('[UI-1] the page follows the system from the first frame', async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (document.body === null) return;
          observer.disconnect();
          Object.assign(window, { modeBeforeBody: document.documentElement.className });
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/lessons');
      const mode = await page.evaluate(
        () => (window as unknown as { modeBeforeBody: string }).modeBeforeBody,
      );
      expect(mode).toBe(colourScheme);
    });
  });
}

test('[UI-1] an explicit colour mode is kept under its key and outlives a reload', async ({ page }) => {
  await page.goto('/lessons');
  await page.getByRole('button', { name: 'Use dark colours' }).first().click();
  expect(await page.evaluate(() => localStorage.getItem('blockyard-colour-mode'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('[UI-2] the page is in en-US and the locale cookie says so for a year', async ({ page, context }) => {
  await page.goto('/lessons');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'blockyard-locale'))
    .toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const cookie = (await context.cookies()).find(({ name }) => name === 'blockyard-locale');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
});

test('[UI-4] signed in, the profile has no accessibility violation', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue(person.firstName);
  const { violations } = await new AxeBuilder({ page }).disableRules(['meta-viewport']).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
});

for (const width of [320, 390]) {
  test(`[UI-4] nothing runs off the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/lessons', '/lessons/load-the-barge', '/login', '/signup']) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
