import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { Header } from './pages/header.ts';
import { SignUpPage } from './pages/sign-up.page.ts';

const paid = 'Thank you: your order is paid, and the license is yours.';

/** Goes to the payment provider's page for a teacher's license of a year. */
async function goToPay(page: Page): Promise<void> {
  await page.goto('/checkout/purchase');
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Total$149.00');
  await page.getByRole('button', { name: 'Go on to pay $149.00' }).click();
  await expect(page.getByRole('heading', { name: '$149.00' })).toBeVisible();
}

const deliver = async (request: APIRequestContext, delivery: string): Promise<void> => {
  expect((await request.post('/dev/payments', { data: { delivery } })).ok()).toBe(true);
};

test.beforeEach(async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
});

test('[LIC-5] [LIC-6] a declined card, the bank’s question, then paid: the license runs', async ({
  page,
}) => {
  await page.goto('/checkout/purchase');
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Total$149.00');
  await expectAccessible(page);
  await goToPay(page);
  await page.getByRole('button', { name: 'Card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('button', { name: /3-D Secure/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(paid)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your license' }).click();
  await expect(page.getByRole('region', { name: 'What covers you' })).toContainText(
    /Your teacher license runs until/,
  );
});

test('[LIC-5] two tabs have one checkout; the notice never comes, the tab that asks knows', async ({
  page,
  request,
}) => {
  await deliver(request, 'never');
  await goToPay(page);
  const second = await page.context().newPage();
  await goToPay(second);
  expect(second.url()).toBe(page.url());
  await page.getByRole('button', { name: 'Card that is taken' }).click();
  await expect(page.getByText(paid)).toBeVisible();
  await second.reload();
  await expect(second.getByText('This page is closed')).toBeVisible();
  await deliver(request, 'at-once');
});

test('[LIC-5] whoever goes back has paid nothing, and goes on where they were', async ({ page }) => {
  await goToPay(page);
  const payPage = page.url();
  await page.getByRole('link', { name: 'Back to Blockyard' }).click();
  await expect(page.getByText('This order is not paid yet. Nothing was charged.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on to pay' }).click();
  await expect(page).toHaveURL(payPage);
});

test('[LIC-5] a tab that was closed: the notice alone brings the license', async ({ page, request }) => {
  await goToPay(page);
  // The bank pays without this tab.
  const session = new URL(page.url()).pathname;
  await page.goto('about:blank');
  expect((await request.post(session, { form: { card: 'taken' }, maxRedirects: 0 })).status()).toBe(303);
  await expect
    .poll(async () => {
      await page.goto('/settings/license');
      return page.getByRole('region', { name: 'What covers you' }).textContent();
    })
    .toContain('Your teacher license runs until');
});
