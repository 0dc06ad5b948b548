import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { failRequests } from '../failing-requests.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

const guide = (name: string): string => `/getting-started/${name}`;
const guides = [
  'welcome',
  'using-the-lessons',
  'connecting-the-dock',
  'using-the-dashboard',
  'using-the-mobile-app',
  'blockyard-universe',
  'faqs',
];

async function runSelfTest(page: Page): Promise<void> {
  await page.goto(guide('connecting-the-dock'));
  await page.getByRole('button', { name: 'Run the self-test' }).click();
  await expect(page.getByRole('heading', { name: 'Report for IT' })).toBeVisible();
}

test.describe('the self-test', () => {
  test('[GST-1] it fetches its code when it is run, reaches the server, and writes a report', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(guide('connecting-the-dock'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scriptRuns(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /self-test-results|healthz/.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'Run the self-test' }).click();
    await expect(page.getByText('This computer can reach Blockyard.', { exact: true })).toBeVisible();
    expect(requests).toContain('/healthz');
    await page.getByRole('button', { name: 'Copy the report' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('DefaultSerialGuardSetting');
    expect(report).toContain(page.url());
  });

  test('[UI-6] a server without a reply is reported, with instructions', async ({ page, consoleErrors }) => {
    await page.route('**/healthz', (route) => route.abort());
    await runSelfTest(page);
    await expect(page.getByText(/^Blockyard did not answer/)).toBeVisible();
    consoleErrors.splice(0);
  });

  test('[UI-6] if its code cannot be loaded, the page works, and a second try succeeds', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(guide('connecting-the-dock'));
    await scriptRuns(page);
    const endFailure = await failRequests(page, '**/*self-test-results*');
    await page.getByRole('button', { name: 'Run the self-test' }).click();
    await expect(page.getByText(/^The self-test could not be loaded/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Connecting the Dock' })).toBeVisible();
    endFailure();
    await page.getByRole('button', { name: 'Run it again' }).click();
    await expect(page.getByRole('heading', { name: 'Report for IT' })).toBeVisible();
    consoleErrors.splice(0);
  });
});

test.describe('questions and answers', () => {
  test('[GST-1] typing filters the answers at once, and the URL restores the search', async ({ page }) => {
    await page.goto(guide('faqs'));
    await scriptRuns(page);
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('spam');
    await expect(page.locator('.faq')).toHaveCount(1);
    await expect(page.getByText(/^Look in the spam folder/)).toBeVisible();
    await expect(page).toHaveURL(/\?q=spam$/);
    await page.reload();
    await expect(page.locator('.faq')).toHaveCount(1);
    await page.getByRole('link', { name: 'Show all answers' }).click();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect.poll(() => page.locator('.faq').count()).toBeGreaterThanOrEqual(24);
  });

  test('[GST-1] a link to an answer opens it and brings it into view', async ({ page }) => {
    await page.goto(`${guide('faqs')}#offline`);
    const answer = page.locator('#offline');
    await expect(answer).toBeVisible();
    await expect(page.getByText('The internet went down in the middle of the lesson.')).toBeInViewport();
    await page.goto(guide('connecting-the-dock'));
    await page.goto(`${guide('faqs')}#trial`);
    await expect(page.locator('#trial')).toBeInViewport();
    await expect(answer).toBeHidden();
  });
});

test.describe('the first steps', () => {
  test('[GST-1] are checked automatically or by hand for a logged-in user', async ({ page, person }) => {
    await new SignUpPage(page).signUp(person);
    await page.goto(guide('welcome'));
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect(box('Create an account')).toBeChecked();
    await expect(box('Add your school')).toBeChecked();
    await expect(box('Open your first lesson')).not.toBeChecked();
    await page.getByRole('link', { name: 'Load the barge' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Load the barge' })).toBeVisible();
    await page.goBack();
    await expect(box('Open your first lesson')).toBeChecked();
    await box('Teach the lesson').check();
    await page.reload();
    await expect(box('Teach the lesson')).toBeChecked();
    await expect(page.getByText('4 of 6 done')).toBeVisible();
    await expectAccessible(page);
  });

  test('[GST-1] are a list without checks for visitors', async ({ page }) => {
    await page.goto(guide('welcome'));
    await expect(page.getByText('Create an account')).toBeVisible();
    await scriptRuns(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

// look.spec.ts checks these pages in their initial state.
test('[UI-4] the report of the self-test has no accessibility violation', async ({ page }) => {
  await runSelfTest(page);
  await expectAccessible(page);
});

test('[UI-4] an open answer has no accessibility violation', async ({ page }) => {
  await page.goto(`${guide('faqs')}#trial`);
  await expect(page.locator('#trial')).toBeVisible();
  await expectAccessible(page);
});

test('[GST-1] the numbers of a legend are beside its texts', async ({ page }) => {
  await page.goto(guide('build-a-dock'));
  const item = page.getByRole('listitem').filter({ hasText: 'Eight lights' });
  const [whole, text] = await Promise.all([item.boundingBox(), item.getByText('Eight lights').boundingBox()]);
  expect((text?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan(20);
});

test('[UI-4] guides fit into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await runSelfTest(page);
  for (const name of guides) {
    if (name !== 'connecting-the-dock') await page.goto(guide(name));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[GST-1] every guide is HTML with its picture and the next step', async ({ page }) => {
    for (const name of guides) {
      await page.goto(guide(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const picture = page.getByRole('main').locator('figure img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: name })
        .toBeGreaterThan(0);
      await expect(page.getByRole('navigation', { name: 'More guides' }).getByRole('link')).not.toHaveCount(
        0,
      );
    }
  });

  test('[GST-1] the server searches the answers, and a link opens one', async ({ page }) => {
    await page.goto(guide('faqs'));
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('spam');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/faqs\?q=spam$/);
    await expect(page.locator('.faq')).toHaveCount(1);
    await page.goto(`${guide('faqs')}#ipad`);
    await expect(page.locator('#ipad')).toBeVisible();
  });

  test('[GST-1] the self-test says that it needs script', async ({ page }) => {
    await page.goto(guide('connecting-the-dock'));
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run the self-test' })).toBeHidden();
  });
});
