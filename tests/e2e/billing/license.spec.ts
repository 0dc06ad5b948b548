import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import type { Demo } from '../demo.ts';
import { expect, test } from '../fixtures.ts';

const path = '/settings/license';
/** Links to a checkout. */
const toBuy = /^(?:Buy a|Renew the) license$/;

async function logIn(demo: Demo, page: Page, role: string): Promise<void> {
  await demo.logIn(page, role, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Your license' })).toBeVisible();
}

test('[LIC-4] a demo teacher is covered by the district, and the owner has nothing to buy yet', async ({
  page,
  elsewhere,
  demo,
}) => {
  await logIn(demo, page, 'teacher1');
  const cover = page.getByRole('region', { name: 'Your plan' });
  await expect(cover).toContainText(/Tidewater Unified School District.* covers you until 06\/30\/\d{4}\./);
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText(/of 14 seats are taken/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);

  await logIn(demo, elsewhere, 'manager');
  await elsewhere.getByRole('link', { name: 'See who has a seat, invite or remove people' }).click();
  await expect(elsewhere).toHaveURL(/\/settings\/teachers$/);
});

test('[LIC-2] shows a state set by other code until the user leaves the page', async ({ page, demo }) => {
  await logIn(demo, page, 'owner');
  const cover = page.getByRole('region', { name: 'Your plan' });
  const step = page.getByRole('region', { name: 'Next step' });
  await expect(step.getByRole('link', { name: toBuy })).toHaveCount(0);
  await page.evaluate("window.blockyard.setAccessState('renewal_coming')");
  await expect(step.getByRole('link', { name: 'Renew the license' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(cover.getByText('You can use everything.', { exact: true })).toBeVisible();
  await expect(step.getByRole('link', { name: toBuy })).toHaveCount(0);
});

test('[LIC-8] an owner removes a seat; the teacher gets a message, requests a seat, and gets a free one', async ({
  page,
  elsewhere,
  demo,
}) => {
  await logIn(demo, page, 'owner');
  await page.getByRole('link', { name: 'See who has a seat, invite or remove people' }).click();
  await page.getByRole('link', { name: 'Ben Lindqvist', exact: true }).click();
  await page.getByRole('button', { name: 'Take the seat back' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The license no longer covers them');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(page.getByText('Ben Lindqvist no longer has a seat.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give a seat' })).toBeVisible();

  await logIn(demo, elsewhere, 'teacher2');
  const own = elsewhere.getByRole('region', { name: 'Your seat' });
  await expect(own).toContainText('covers you once you have a seat');
  await expectAccessible(elsewhere);
  await own.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(elsewhere.getByText('A seat was free, and you have it now.')).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(elsewhere.getByRole('region', { name: 'Your plan' })).toContainText('covers you until');
});
