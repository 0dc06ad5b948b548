import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { LoginPage } from './pages/login.page.ts';

const license = '/settings/license';

async function logIn(page: Page, role: string, to: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open(`?redirectUrl=${encodeURIComponent(to)}`);
  await login.logIn(`${role}@demo.blockyard.example`, 'harbor-demo');
}

test('[LIC-11] an owner plans the next license in an address of its own, and a teacher that of the school', async ({
  page,
  elsewhere,
  request,
}) => {
  expect((await request.post('/dev/demo')).ok()).toBe(true);
  await logIn(page, 'owner', license);
  await page.getByRole('link', { name: 'Plan a license: prices, dates, who is covered when' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan a license' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Teachers' }).fill('130');
  await page.getByRole('radio', { name: '2 years' }).check();
  const price = page.getByRole('region', { name: 'What it costs' });
  await expect(price).toContainText('District license for 130 teachers');
  await expect(price).toContainText('Discount for several years, 5%');
  await expect(page).toHaveURL(/\?teachers=130&from=\d{4}-\d\d-\d\d&years=2&by=purchase-order$/);
  await expect(page.getByRole('region', { name: 'Who is covered when' })).toContainText(
    'All 130 teachers are covered',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);

  const { pathname, search } = new URL(page.url());
  await logIn(elsewhere, 'teacher1', `${pathname}${search.replace('teachers=130', 'teachers=20')}`);
  await expect(elsewhere.getByText(/take the page to your principal/)).toBeVisible();
  await expect(elsewhere.getByRole('region', { name: 'What it costs' })).toContainText(
    'School license for 20 teachers',
  );
  await expect(elsewhere.getByRole('link', { name: 'Go to the checkout' })).toHaveCount(0);
  await expectAccessible(elsewhere);
});
