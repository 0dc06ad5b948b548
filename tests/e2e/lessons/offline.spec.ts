import type { BrowserContext, Page } from '@playwright/test';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { NewBuild } from '../new-build.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

// The other specs block the service worker (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });
test.afterEach(({ site }) => site.resume());

const down = /net::ERR_|Failed to fetch|status of 503/;

/** Returns the slugs of all copies in the browser, by the name of their cache. */
const copiesIn = (page: Page): Promise<Record<string, readonly string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith('blockyard-copies')) continue;
      // Opening the cache would create it again if it is being deleted.
      const index = await caches.match('/copies/index', { cacheName: name });
      found[name] = index === undefined ? [] : ((await index.json()) as string[]);
    }
    return found;
  });

/** Waits until the browser has a copy of this lesson. */
async function isHeld(page: Page, slug: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await copiesIn(page)).flat(), { timeout: 30_000 })
    .toContain(slug);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mark = (page: Page) => page.getByRole('status').filter({ hasText: 'Offline copy of' });
/** The button in the bar's menu. The menu closes after each choice. */
const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep for offline', includeHidden: true });
async function pressKeep(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'This lesson', exact: true }).getByText('More').click();
  await keepButton(page).click();
}

/** Expects every picture of the page to load when it is scrolled into view. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img:visible');
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), {
        message: (await picture.getAttribute('src')) ?? '',
      })
      .toBeGreaterThan(0);
  }
}

test('[LES-8] [UI-6] an opened lesson opens with the server down, in every view and with its pictures, marked as a copy', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto('/lessons/load-the-barge');
  await expect(mark(page)).toHaveCount(0);
  await isHeld(page, 'load-the-barge');
  await site.kill();

  await page.reload();
  await expect(heading(page, 'Load the barge')).toBeVisible();
  await expect(mark(page)).toContainText(/Offline copy of \d{1,2}\/\d{1,2}\/\d\d/);
  await expectPictures(page);

  for (const view of ['student', 'sheet', 'present']) {
    await page.goto(`/lessons/load-the-barge?view=${view}`);
    await expect(heading(page, 'Load the barge').or(page.locator('.sheet h1'))).toBeAttached();
    // The click fails if slides cover the mark.
    await mark(page).click();
    if (view !== 'present') await expectPictures(page);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.slide[data-current], .slide:visible').first()).toBeVisible();

  await page.goto('/lessons');
  await expect(mark(page)).toBeVisible();
  const device = page.getByRole('region', { name: 'On this device' });
  await expect(device.getByRole('link', { name: 'Load the barge' })).toBeVisible();
  const card = (name: string) => page.locator('#lesson-list').getByRole('link', { name });
  await expect(card('Load the barge')).toHaveAccessibleDescription(/^On this device/);
  await expect(card('Heave, ho')).toHaveAccessibleDescription(/^Not on this device/);

  await card('Heave, ho').click();
  await expect(heading(page, 'No connection to Blockyard')).toBeVisible();
  await expect(page.getByText('Lessons saved on this device still open')).toBeVisible();
  await page.goto('/lessons/heave-ho');
  await expect(heading(page, 'No connection to Blockyard')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the lessons' }).click();
  await device.getByRole('link', { name: 'Load the barge' }).click();
  await expect(heading(page, 'Load the barge')).toBeVisible();

  await site.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mark(page)).toHaveCount(0);
  ignoreErrors(consoleErrors, down);
});

test('[LES-8] a saved lesson, and ‘Try it’ in it, work without a network; it is listed, and can be removed', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/lessons/harbor-light');
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'false');
  await pressKeep(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Saved on this device', {
    timeout: 30_000,
  });
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(true);
  await page.reload();
  await expect(mark(page)).toBeVisible();
  await expectPictures(page);
  await page.getByRole('button', { name: 'Try it: The long way' }).click();
  await expect(page.locator('.try-it-blocks .when-button-pressed')).toBeVisible();
  // Runs in single steps, so that the test sees every flash.
  const step = page.getByRole('button', { name: 'Step', exact: true });
  await step.click();
  await page.getByRole('button', { name: 'Press the button' }).click();
  await step.click();
  await expect(page.locator('[data-reading=lights]')).toHaveText('All lights yellow');

  await page.goto('/lessons');
  const device = page.getByRole('region', { name: 'On this device' });
  await expect(device.getByText('Kept', { exact: true })).toBeVisible();
  await expect(device.getByText(/Blockyard uses .* of .* here\./)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(mark(page)).toHaveCount(0);
  await expect(
    page.locator('#lesson-list').getByRole('link', { name: 'Harbor light' }),
  ).toHaveAccessibleDescription(/^On this device/);
  await device.getByRole('button', { name: 'Remove Harbor light from this device' }).click();
  await expect(device).toHaveCount(0);
  expect(Object.values(await copiesIn(page)).flat()).not.toContain('harbor-light');
  ignoreErrors(consoleErrors, down);
});

/** The parts of the lesson that require a login. */
const answers = (page: Page) => page.locator('[data-part=answers], .locked');

async function keepSignedIn(page: Page): Promise<void> {
  await page.goto('/lessons/load-the-barge');
  await expect(answers(page)).toHaveCount(0);
  await pressKeep(page);
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
}

const accountCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('blockyard-copies-of-')));

test("[LES-8] [LES-5] a logout with the server down removes the account's copies from the device, in every tab", async ({
  page,
  context,
  site,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  await keepSignedIn(page);
  expect(await accountCaches(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/lessons/load-the-barge');
  await expect(answers(other)).toHaveCount(0);
  await site.kill();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(0);

  await new Header(page).logOut();
  await expect.poll(() => accountCaches(page)).toEqual([]);
  for (const tab of [page, other]) await expect(heading(tab, 'No connection to Blockyard')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'No connection to Blockyard')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('blockyard-kept-lessons'))).toBe('[]');
  ignoreErrors(consoleErrors, down);
});

test('[LES-8] [LES-5] copies of one account are not shown to the next one in the same browser', async ({
  page,
  site,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  await keepSignedIn(page);
  const [first] = await accountCaches(page);
  await new Header(page).logOut();
  const grace = { ...person, firstName: 'Grace', email: `grace.${person.email}` };
  await new SignUpPage(page).signUp(grace);
  await page.goto('/lessons/heave-ho');
  await isHeld(page, 'heave-ho');
  const caches = await accountCaches(page);
  expect(caches).toHaveLength(1);
  expect(caches).not.toContain(first ?? '');
  await site.kill();
  await page.goto('/lessons/load-the-barge');
  await expect(heading(page, 'No connection to Blockyard')).toBeVisible();
  await page.goto('/lessons/heave-ho');
  await expect(answers(page)).toHaveCount(0);
  await expect(mark(page)).toBeVisible();
  await site.resume();
  await new Header(page).logOut();
  await page.goto('/login');
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  await expect.poll(() => accountCaches(page)).toEqual([]);
  ignoreErrors(consoleErrors, down);
});

/** Sets the browser's quota for this site in bytes, or resets it to the default if null. */
async function setQuota(context: BrowserContext, page: Page, quotaSize: number | null): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send(
    'Storage.overrideQuotaForOrigin',
    quotaSize === null ? { origin } : { origin, quotaSize },
  );
}

test('[LES-8] [REL-7] a full device is reported, with what to remove; nothing partial is stored', async ({
  page,
  context,
}) => {
  await page.goto('/lessons/load-the-barge');
  await isHeld(page, 'load-the-barge');
  await setQuota(context, page, 1000);
  await page.goto('/lessons/heave-ho');
  await pressKeep(page);
  const dialog = page.getByRole('dialog', { name: 'The lesson could not be saved' });
  await expect(dialog).toContainText('no room left');
  expect(Object.values(await copiesIn(page)).flat()).not.toContain('heave-ho');
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('link', { name: 'See what is on this device' }).click();
  await page.getByRole('button', { name: 'Remove Load the barge from this device' }).click();
  await setQuota(context, page, null);
  await page.goto('/lessons/heave-ho');
  await pressKeep(page);
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
});

test('[LES-8] [NAV-17] a new build replaces the files of the old one, and updates stored lessons', async ({
  page,
  consoleErrors,
}) => {
  // The service worker stores all files of two builds.
  test.slow();
  const build = await NewBuild.start();
  try {
    await page.goto(`${build.url}/lessons/harbor-light`);
    await isHeld(page, 'harbor-light');
    const files = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => /precache|try-it/.test(name));
        const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return stored.flat().map(({ url }) => new URL(url).pathname);
      });
    const { before, after } = build.renamed;
    expect(await files()).toEqual(expect.arrayContaining([...before]));
    await build.deploy();
    await page.reload();
    await expect.poll(files, { timeout: 30_000 }).toEqual(expect.arrayContaining([...after]));
    await expect.poll(async () => (await files()).filter((file) => before.includes(file))).toEqual([]);
    await build.end();
    await page.reload();
    await expect(mark(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try it: The long way' }).click();
    await expect(page.locator('.try-it-blocks .when-button-pressed')).toBeVisible();
    ignoreErrors(consoleErrors, down);
  } finally {
    await build.close();
  }
});
