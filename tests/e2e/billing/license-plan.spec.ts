import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const license = '/settings/license';
const week = 7 * 24 * 3_600_000;

async function expectOnePage(page: Page): Promise<void> {
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), `pages of ${format}`).toHaveLength(1);
  }
}

test('[LIC-11] an owner plans the next license on its own page, and a teacher plans that of the school', async ({
  page,
  elsewhere,
  demo,
}) => {
  await demo.logIn(page, 'owner', license);
  await page.getByRole('link', { name: 'Plan a license: prices, dates, who is covered when' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a license' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Teachers' }).fill('130');
  await page.getByRole('radio', { name: '2 years' }).check();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('District license for 130 teachers');
  await expect(price).toContainText('Multi-year discount, 5%');
  await expect(page).toHaveURL(/\?teachers=130&from=\d{4}-\d\d-\d\d&years=2&by=purchase-order&country=US$/);
  await expect(page.getByRole('region', { name: 'Coverage', exact: true })).toContainText(
    'All 130 teachers are covered',
  );
  await expectAccessible(page);
  await expectOnePage(page);
  // Adds seats to the current license and a new term after it, which makes the longest plan in the demo.
  const later = await page.getByLabel('First day').inputValue();
  await page.getByLabel('First day').fill(new Date(Date.now() + week).toISOString().slice(0, 10));
  await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  await expectOnePage(page);
  await page.getByLabel('First day').fill(later);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);

  const { pathname, search } = new URL(page.url());
  await page.getByRole('link', { name: 'Go to the checkout' }).click();
  await expect(page.getByRole('textbox', { name: 'Seats' })).toHaveValue('130');
  await expect(page.getByRole('radio', { name: '2 years' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Purchase order' })).toBeChecked();

  await demo.logIn(elsewhere, 'teacher1', `${pathname}${search.replace('teachers=130', 'teachers=20')}`);
  await expect(elsewhere.getByText(/show the page to your principal/)).toBeVisible();
  await expect(elsewhere.getByRole('region', { name: 'Price' })).toContainText(
    'School license for 20 teachers',
  );
  await expect(elsewhere.getByRole('link', { name: 'Go to the checkout' })).toHaveCount(0);
  await expectAccessible(elsewhere);
});
