import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { recordShifts, totalShift } from '../layout-shift.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { publicPages, states } from '../shown-pages.ts';

for (const path of [...publicPages, ...states]) {
  test(`[UI-4] ${path} has no accessibility violation except the fixed viewport`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path.startsWith('/checkout') ? ['light'] : undefined);
    ignoreErrors(consoleErrors, /status of 404/);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme: colorScheme });

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
      expect(mode).toBe(colorScheme);
    });
  });
}

test('[UI-1] an explicit color mode is stored under its key and survives a reload', async ({ page }) => {
  await page.goto('/lessons');
  await page.getByRole('button', { name: 'Use dark colors' }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('blockyard-color-mode'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('[UI-2] the page is in en-US and the locale cookie has it for a year', async ({ page, context }) => {
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
  await expectAccessible(page);
});

/** Describes the elements that are cut off at the edge of the page. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const beyond = root.scrollWidth - root.clientWidth;
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const hides = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && position !== 'absolute';
      const words = element.innerText?.trim() !== '' && !(element instanceof HTMLInputElement);
      return hides && words && element.scrollWidth > element.clientWidth + 1;
    });
    return [
      ...(beyond > 0 ? [`${beyond} px run off the page`] : []),
      ...cut.map(({ tagName, className }) => `${tagName}.${className} cuts its text off`),
    ];
  });

const sizes = [
  ['at 320 px', 320, '100%'],
  ['at 390 px', 390, '100%'],
  ['at 200 % zoom of a laptop', 640, '100%'],
  ['with letters twice as large', 1280, '200%'],
  ['with letters twice as large on a phone', 390, '200%'],
  ['with the larger text of the profile on a small phone', 320, '132%'],
] as const;

for (const [which, paths] of [
  ['public page', publicPages],
  ['error or empty list', states],
] as const) {
  test(`[UI-4] nothing overflows ${which} or is cut off on phones, when zoomed, or with larger text`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      for (const [what, width, text] of sizes) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        expect(await lost(page), `${path} ${what}`).toEqual([]);
      }
    }
    ignoreErrors(consoleErrors, /status of 404/);
  });
}

test('[NAV-19] the viewport does not scale, pinching does nothing, and the profile offers larger text', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
  expect(viewport).toContain('user-scalable=no');
  expect(viewport).toContain('maximum-scale=1');
  await expect(page.locator('html')).toHaveCSS('touch-action', 'pan-x pan-y');
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(await size()).toBe('16px');
  // Placeholders move the elements below them while parts load.
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio', { name: 'Larger' }).check();
  await expect.poll(size).toBe('21.12px');
  await page.reload();
  await expect.poll(size).toBe('21.12px');
});

test('[UI-4] a right-to-left name keeps its order, and nothing overflows', async ({ page, person }) => {
  await new SignUpPage(page).signUp({
    ...person,
    firstName: 'عائشة',
    lastName: 'بنت الميناء',
    schoolOrDistrict: 'בית ספר הנמל',
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lost(page)).toEqual([]);
  }
  const name = page.getByRole('banner').locator('strong').first();
  await expect(name).toHaveText('عائشة بنت الميناء');
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('[UI-4] with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/lessons', '/signup', '/getting-started/faqs']) {
    await page.goto(path);
    const moving = await page.evaluate(() => {
      const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
      return [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(
          (style) => seconds(style.transitionDuration) > 0.001 || seconds(style.animationDuration) > 0.001,
        ).length;
    });
    expect(moving, path).toBe(0);
  }
});

test('[UI-4] in forced colors, buttons have borders and the current page is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/getting-started/faqs');
  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Getting started' });
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
  const edge = await page
    .getByRole('button', { name: 'Search' })
    .evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(edge).toBe('solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body));
  expect(focus.outlineStyle).toBe('solid');
});

test('[UI-4] paper is light and has only the lesson, for any screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/lessons/load-the-barge');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this lesson' })).toBeHidden();
  const pale = await page.evaluate(() => {
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dd, dt, summary)')]
      .filter((element) => light(getComputedStyle(element).color) > 140)
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect(pale).toEqual([]);
});

test('[UI-4] colors follow the system without script, too', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${site.url}/lessons/load-the-barge`);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 23, 38)');
  await expect(page.getByRole('button', { name: 'Print this lesson' })).toBeHidden();
  await context.close();
});

test('[UI-4] nothing shifts while a lesson loads on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordShifts(page);
  await page.goto('/lessons/load-the-barge');
  await page.waitForFunction(() => 'dataLayer' in window);
  await page.waitForLoadState('networkidle');
  expect(await totalShift(page)).toBeLessThan(0.01);
});

test('[UI-4] the footer and the sections of a settings page do not move while the page loads', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await demo.logIn(page, 'owner', '/settings/profile');
  await recordShifts(page);
  for (const path of ['/settings/classrooms', '/settings/license', '/settings/school']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page), path).toBeLessThan(0.01);
  }
});

test('[LES-3] "What students learn" is on the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const slug of ['load-the-barge', 'tide-keeper', 'open-for-ships']) {
    await page.goto(`/lessons/${slug}`);
    const goals = page.getByRole('region', { name: 'What students learn' });
    await expect(goals.getByRole('listitem').first(), slug).toBeInViewport({ ratio: 1 });
    const [facts, cover] = await Promise.all(
      ['.lesson-facts', '.lesson-cover'].map((part) => page.locator(part).boundingBox()),
    );
    expect(facts?.x, 'the facts stand under the summary, beside the cover').toBeLessThan(cover?.x ?? 0);
    const foot = (box: typeof facts) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(foot(facts), 'no empty canvas under the summary').toBeGreaterThan(foot(cover) - 8);
  }
});

test("[UI-4] a phone shows a lesson's picture on the first screen, and the color toggle at its top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lessons');
  const picture = page.getByRole('main').locator('.lesson-card img').first();
  expect((await picture.boundingBox())?.y).toBeLessThan(700);
  await page.getByRole('banner').getByRole('button', { name: 'Use dark colors' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('[UI-7] on wide screens lists, lessons, guides and settings end where the header ends', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new SignUpPage(page).signUp(person);
  const ends: readonly (readonly [path: string, part: string])[] = [
    ['/lessons', '.lesson-filters .field:last-child'],
    ['/lessons', '.unit-cards'],
    ['/lessons/load-the-barge', '.lesson-body'],
    ['/lessons/load-the-barge', '.lesson-cover'],
    ['/getting-started/faqs', '.guide-body'],
    ['/settings/profile', '.settings-sections'],
    ['/settings/classrooms', '.class-page'],
  ];
  for (const [path, part] of ends) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const end = async (selector: string) => {
      const box = await page.locator(selector).filter({ visible: true }).last().boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect(page.locator(part).first(), path).toBeVisible();
    expect(await end(part), `${path} ${part}`).toBe(await end('.header-side'));
  }
  await page.goto('/lessons');
  const widths = await page
    .locator('.lesson-filters .field')
    .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().width)));
  expect(new Set(widths.slice(1)).size, `one width for each choice: ${widths.join(', ')}`).toBe(1);
});

test("[UI-1] [UI-7] a cover has its night version in the page's mode, for any system mode; without script in the system's", async ({
  page,
  browser,
  site,
}) => {
  const lightOf = async (shown: Page): Promise<number> => {
    const cover = shown.locator('.lesson-cover img');
    await cover.evaluate((picture: HTMLImageElement) => picture.decode());
    const { channels } = await sharp(await cover.screenshot()).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
  };
  await page.goto('/lessons/load-the-barge');
  const day = await lightOf(page);
  await page.getByRole('button', { name: 'Use dark colors' }).first().click();
  await expect.poll(() => lightOf(page)).toBeLessThan(0.8 * day);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => lightOf(page)).toBeGreaterThan(0.9 * day);
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const bare = await context.newPage();
  await bare.goto(`${site.url}/lessons/load-the-barge`);
  const bareCover = await bare.locator('.lesson-cover img').screenshot();
  const { channels } = await sharp(bareCover).stats();
  expect(channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)).toBeLessThan(0.8 * day);
  await context.close();
});
