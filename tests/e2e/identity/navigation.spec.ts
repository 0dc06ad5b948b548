import type { Page } from '@playwright/test';
import { delayRequests } from '../late-requests.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { laidOut } from '../script-runs.ts';

/** Matches the script of a page by the last part of its file name. */
const scriptOf = (page: string): RegExp => new RegExp(`/assets/${page}-page-[\\w-]+\\.js$`);
/** Matches the script of any route's page, without shared scripts. */
const anyPageScript = scriptOf('(?!account|guide|planned)[\\w-]+');

/** The last page of sign-up. The last page of onboarding has a similar name, but is not opened here. */
const completePage = scriptOf('signup-complete');

/** Records each document that the browser loads from now on, as path and query. */
function documentsOf(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const { pathname, search } = new URL(request.url());
    loaded.push(`${pathname}${search}`);
  });
  return loaded;
}

/** Waits until the page's script runs. */
const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.title !== '' && 'dataLayer' in window);

/** Opens a page and waits for everything that loads late: the check for new builds and the preloading of links. */
async function openWhole(page: Page, path: string): Promise<void> {
  const later = page.waitForEvent('requestfinished', (request) => /after-load/.test(request.url()));
  await page.goto(path);
  await later;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const openSignUp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();

test.describe('places', () => {
  test('[NAV-3] a trailing slash is dropped, query and hash stay, from the server and within the app', async ({
    page,
  }) => {
    await page.goto('/lessons/?a=1&b=%2F#top');
    await expect(page).toHaveURL(/\/lessons\?a=1&b=%2F#top$/);
  });

  test('[NAV-14] both kinds of 404 have that status, and show the requested address', async ({
    page,
    consoleErrors,
  }) => {
    const unmatched = await page.goto('/no/such?x=1');
    expect(unmatched?.status()).toBe(404);
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(page.getByText('Page not found: /no/such?x=1')).toBeVisible();
    const invalid = await page.goto('/checkout/return/elsewhere');
    expect(invalid?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /checkout/return/elsewhere')).toBeVisible();
    const noSlug = await page.goto('/lessons/Bad_Slug');
    expect(noSlug?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /lessons/Bad_Slug')).toBeVisible();
    expect((await page.goto('/404'))?.status()).toBe(404);
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    ignoreErrors(consoleErrors, /status of 404/);
  });
});

test.describe('arriving', () => {
  test('[NAV-10] a new page starts at the top, gets the focus and is announced; back and forward restore the position', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto('/lessons');
    await laidOut(page);
    const card = page
      .getByRole('main')
      .getByRole('link', { name: /Load the barge/ })
      .first();
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await card.click();
    await expect(heading(page, 'Load the barge')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('output[aria-live="polite"]').filter({ hasText: 'page loaded' })).toHaveText(
      'Blockyard | Load the barge, page loaded',
    );
    await laidOut(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveURL(/\/lessons$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect(heading(page, 'Load the barge')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('[NAV-10] a hash is scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto('/lessons/load-the-barge');
    await alive(page);
    const link = page.getByRole('main').locator('a[href^="#"]').last();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
    await page.goto(page.url());
    await expect(target).toBeInViewport();
  });

  test('[NAV-10] back past a link within the page finds the position in that page, and in the one before it', async ({
    page,
  }) => {
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const standAt = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    const goToStandards = async () => {
      await page.getByRole('navigation', { name: 'In this lesson' }).getByText('Standards').click();
      await expect(page).toHaveURL(/#standards$/);
      await expect.poll(place).toBeGreaterThan(2000);
    };
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/lessons');
    await laidOut(page);
    await standAt(1500);
    await page.getByRole('main').getByRole('link', { name: 'Harbor light' }).click();
    await expect(heading(page, 'Harbor light')).toBeFocused();
    await laidOut(page);
    await standAt(600);
    await goToStandards();
    const atStandards = await place();
    await page.goBack();
    await expect(page).toHaveURL(/harbor-light$/);
    await expect.poll(place).toBe(600);
    await page.goBack();
    await expect(heading(page, /Pick a lesson/)).toBeVisible();
    await expect.poll(place).toBe(1500);
    await page.goForward();
    await expect(heading(page, 'Harbor light')).toBeVisible();
    await expect.poll(place).toBe(600);
    await page.goForward();
    await expect.poll(place).toBe(atStandards);

    await page.goto('/lessons/load-the-barge');
    await laidOut(page);
    expect(await place()).toBe(0);
    await standAt(600);
    await goToStandards();
    await page.goBack();
    await expect.poll(place).toBe(600);
  });
});

test.describe('a new build without the old scripts', () => {
  const gone = { status: 404, body: 'Not found' };

  test('[NAV-16] the target is loaded as a whole page', async ({ page, consoleErrors }) => {
    let deployed = true;
    await page.route(scriptOf('signup'), (route) => (deployed ? route.fulfill(gone) : route.continue()));
    await page.goto('/lessons');
    await alive(page);
    const loaded = documentsOf(page);
    page.on('framenavigated', () => {
      if (loaded.length > 0) deployed = false;
    });
    await openSignUp(page);
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByLabel('First name', { exact: true })).toBeEditable();
    expect(loaded).toEqual(['/signup']);
    await page.goBack();
    await expect(page).toHaveURL(/\/lessons$/);
    await expect(heading(page, /.+/)).toBeVisible();
    ignoreErrors(consoleErrors, /status of 404/);
  });

  test('[NAV-16] the completion page of a sign-up is reloaded with its text, although it cannot be opened directly', async ({
    page,
    person,
    consoleErrors,
  }) => {
    let deployed = true;
    await page.route(completePage, (route) => (deployed ? route.fulfill(gone) : route.continue()));
    await page.goto('/signup');
    await alive(page);
    const loaded = documentsOf(page);
    const { password: _, ...withoutPassword } = person;
    await new SignUpPage(page).type(withoutPassword);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) deployed = false;
    });
    await new SignUpPage(page).submit();
    await expect(heading(page, 'Check your inbox')).toBeVisible();
    await expect(page).toHaveURL(/\/signup\/complete$/);
    await expect(page.getByRole('main')).toContainText(person.email);
    expect(loaded).toEqual(['/signup/complete']);
    ignoreErrors(consoleErrors, /status of 404/);
  });
});

test.describe('a new build is available', () => {
  const interval = 5 * 60_000;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  /** Lets the page find a newer build. The check may start shortly after the clock has moved, so the clock moves repeatedly. */
  async function noticeBuild(page: Page): Promise<void> {
    const latest = /\/builds\/latest\.json\?t=\d+$/;
    const answered = page.waitForResponse(latest);
    let asked = false;
    page.on('request', (request) => (asked ||= latest.test(request.url())));
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }));
    await expect
      .poll(async () => {
        await page.clock.fastForward(interval + 1000);
        return asked;
      })
      .toBe(true);
    await (await answered).finished();
  }

  test('[NAV-17] the page stays, and the next navigation loads its target as a whole page', async ({
    page,
  }) => {
    await openWhole(page, '/lessons');
    const loaded = documentsOf(page);
    await noticeBuild(page);
    expect(loaded).toEqual([]);
    await openSignUp(page);
    await expect(page.getByLabel('First name', { exact: true })).toBeEditable();
    expect(loaded).toEqual(['/signup']);
  });
});

test('[NAV-10] [NAV-18] a page keeps its scroll position while a slow page loads, and on the way back', async ({
  page,
}) => {
  const gate = await delayRequests(page, '**/v1/app/lessons*');
  const place = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/getting-started/welcome');
  await alive(page);
  // Sections below the first screen are laid out in steps. Until then, positions move.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.guide-text > section + section')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
  const link = page.getByRole('main').getByRole('link', { name: 'the list', exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 60));
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeInViewport();
  await expect(heading(page, /.+/)).toBeHidden();
  expect(await place()).toBe(before);
  gate.open();
  await expect(heading(page, /Pick a lesson/)).toBeFocused();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(heading(page, /Welcome/)).toBeVisible();
  await expect.poll(place).toBe(before);
});

test.describe('preloading', () => {
  /** Records the page scripts that are requested from now on. */
  function scriptsOf(page: Page): readonly string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (anyPageScript.test(request.url())) requests.push(request.url());
    });
    return requests;
  }

  test('[NAV-18] pages of visible links are preloaded', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    const requests = scriptsOf(page);
    await openWhole(page, '/lessons');
    for (const name of ['getting-started-welcome', 'lessons-lesson'])
      await expect.poll(() => requests.some((url) => scriptOf(name).test(url)), name).toBe(true);
  });

  test('public pages do not load the identity provider, and the login page does', async ({ page }) => {
    const identity: string[] = [];
    page.on('request', (request) => {
      if (/firebase|identitytoolkit|gapi/.test(request.url())) identity.push(request.url());
    });
    const product = page.waitForResponse(/\/assets\/live-client-app-[\w-]+\.js$/);
    await openWhole(page, '/lessons');
    await (await product).finished();
    await page.getByRole('searchbox').fill('barge');
    await expect(page.getByText(/\d of 12 lessons/)).toBeVisible();
    expect(identity).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect.poll(() => identity.some((url) => url.includes('/assets/firebase-connection-'))).toBe(true);
  });

  for (const [what, connection] of [
    ['on slow-2g', { effectiveType: 'slow-2g', saveData: false }],
    ['for somebody who saves data', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`[NAV-18] nothing is preloaded ${what}`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, 'connection', { value: given });
      }, connection);
      await openWhole(page, '/lessons');
      const requests = scriptsOf(page);
      await page.clock.fastForward(5000);
      await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).hover();
      await page.evaluate(
        () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
      );
      expect(requests).toEqual([]);
      await openSignUp(page);
      await expect(page.getByLabel('First name', { exact: true })).toBeEditable();
    });
  }
});
