import type { Page } from '@playwright/test';
import { expect, ignoreErrors, test } from '../fixtures.ts';

/** The navigation hooks of a host application, as source text. */
type Host = { readonly resolveRoute?: string; readonly middleware?: string; readonly signUpNames?: string };

/** Adds navigation hooks to the script that the browser loads, because this deployment has none. */
async function hostedWith(page: Page, { resolveRoute = 'null', middleware = '{}', signUpNames }: Host) {
  const none = '{resolveRoute:null,middleware:{}}';
  const signUp = 'name:`signup`,';
  await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
    const text = await (await route.fetch()).text();
    for (const place of [none, signUp]) expect(text.split(place), place).toHaveLength(2);
    const body = text
      .replace(none, () => `{resolveRoute:${resolveRoute},middleware:${middleware}}`)
      .replace(signUp, () => (signUpNames === undefined ? signUp : `${signUp}middleware:${signUpNames},`));
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

const openSignUp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title !== '' && 'dataLayer' in window);

test("[NAV-7] follows a host's redirect within the app on first load and later", async ({ page }) => {
  await hostedWith(page, {
    resolveRoute: '(to)=>to.pathname==="/signup"?"/getting-started/faqs?by=host":null',
  });
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/getting-started\/faqs\?by=host$/);
  await expect(heading(page, 'Questions and answers')).toBeVisible();
  await openSignUp(page);
  await expect(page).toHaveURL(/\/getting-started\/faqs\?by=host$/);
});

test("[NAV-7] a target outside of the app sets the browser's location and stops the navigation", async ({
  page,
}) => {
  const shop = 'https://shop.example.org/dock';
  await page.route(shop, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }));
  await hostedWith(page, { resolveRoute: `(to)=>to.pathname==="/signup"?"${shop}":null` });
  await page.goto('/lessons');
  await alive(page);
  await openSignUp(page);
  await expect(heading(page, 'The shop')).toBeVisible();
  expect(page.url()).toBe(shop);
  await page.goBack();
  await expect(page).toHaveURL(/\/lessons$/);
});

test('[NAV-8] middleware that refuses is a 404 on first load, and keeps the current page later', async ({
  page,
}) => {
  await hostedWith(page, { middleware: '{gate:()=>false}', signUpNames: '["gate"]' });
  await page.goto('/signup');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to the lessons' }).click();
  await expect(page).toHaveURL(/\/lessons$/);
  await openSignUp(page);
  await expect(page).toHaveURL(/\/lessons$/);
  await expect(heading(page, 'Pick a lesson and start tomorrow')).toBeVisible();
});

test('[NAV-8] missing middleware is an error that names it', async ({ page, consoleErrors }) => {
  await hostedWith(page, { signUpNames: '["tide-watch"]' });
  await page.goto('/lessons');
  await alive(page);
  await openSignUp(page);
  await expect(page.getByText('Unknown route middleware: tide-watch')).toBeVisible();
  ignoreErrors(consoleErrors, /tide-watch/);
});
