import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPdf } from '../../adapters/server/pdfkit/read-pdf.ts';
import { expect, ignoreErrors, networkError, test } from '../fixtures.ts';
import { failRequests } from '../failing-requests.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

const lesson = '/lessons/tide-keeper';
/** A sentence from a solution of this lesson. */
const answer = 'The tests at 8 and 12 show';

const textOf = async (download: Download): Promise<string> => {
  expect(download.suggestedFilename()).toBe('tide-keeper.pdf');
  return readPdf(await readFile(await download.path())).text;
};
const button = (page: Page) =>
  page
    .getByRole('navigation', { name: 'This lesson', exact: true })
    .getByRole('link', { name: 'Download all' });

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page).click();
  return textOf(await download);
}

test('[LES-4] a visitor downloads the lesson as one file, without its answers; without script too', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(lesson);
  await scriptRuns(page);
  const text = await downloaded(page);
  await expect(page.getByText('tide-keeper.pdf is in your downloads.')).toBeVisible();
  expect(text).toContain('Student sheet');
  expect(text).toContain('Log in to open this part.');
  expect(text).not.toContain(answer);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const bare = await plain.newPage();
  await bare.goto(lesson);
  expect(await downloaded(bare)).toBe(text);
  await plain.close();
});

test('[LES-5] a trial user gets the answers with it', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await page.goto(lesson);
  await expect(page.getByText('Solution: Test at the edge')).toBeAttached();
  expect(await downloaded(page)).toContain(answer);
});

test('[UI-6] if the file cannot be made, the page gives the reason, and the button retries', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(lesson);
  await scriptRuns(page);
  const endFailure = await failRequests(page, '**/download*');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('reach');
  endFailure();
  expect(await downloaded(page)).toContain('Tide keeper');
  await expect(page.getByRole('alert')).toHaveCount(0);
  ignoreErrors(consoleErrors, networkError);
});

test('[LES-4] a plan with its quizzes prints on six pages, the longest on eight', async ({ page }) => {
  test.slow();
  const most: Readonly<Record<string, number>> = {
    'tide-keeper': 6,
    'load-the-barge': 6,
    'night-shift': 8,
    'open-for-ships': 8,
  };
  for (const [slug, pages] of Object.entries(most)) {
    await page.goto(`/lessons/${slug}`);
    await page.waitForLoadState('networkidle');
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length, `${slug} on ${format}`).toBeLessThanOrEqual(
        pages,
      );
    }
  }
});
