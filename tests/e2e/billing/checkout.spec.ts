import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LicensePage } from '../pages/license.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const paid = 'Thank you: your order is paid, and the license is yours.';

/** Opens the payment provider's page for a one-year teacher license. */
async function goToPay(page: Page): Promise<void> {
  await page.goto('/checkout/purchase');
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('Total$149.00');
  await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
  await expect(page.getByRole('heading', { name: '$149.00' })).toBeVisible();
}

const deliver = async (request: APIRequestContext, delivery: string): Promise<void> => {
  expect((await request.post('/dev/payments', { data: { delivery } })).ok()).toBe(true);
};

test.beforeEach(async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
});

test("[LIC-5] [LIC-6] a declined card, the bank's question, then paid: the license runs", async ({
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
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(
    /Your teacher license runs until/,
  );
});

test('[LIC-5] two tabs have one checkout; without a notice, the tab that asks learns of the payment', async ({
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
  await expect(second.getByText('This is paid. There is nothing left to pay here.')).toBeVisible();
  await deliver(request, 'at-once');
});

test('[LIC-5] a buyer who goes back has paid nothing, and continues in the checkout', async ({ page }) => {
  await goToPay(page);
  const payPage = page.url();
  await page.getByRole('link', { name: 'Back to Blockyard' }).click();
  await expect(page.getByText('This order is not paid yet. Nothing was charged.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to pay' }).click();
  await expect(page).toHaveURL(payPage);
});

test('[LIC-5] a closed tab: the notice alone brings the license', async ({ page, request }) => {
  await goToPay(page);
  // Completes the payment after the tab has left the page.
  const session = new URL(page.url()).pathname;
  await page.goto('about:blank');
  expect((await request.post(session, { form: { card: 'taken' }, maxRedirects: 0 })).status()).toBe(303);
  await expect
    .poll(async () => {
      await page.goto('/settings/license');
      return page.getByRole('region', { name: 'Your plan' }).textContent();
    })
    .toContain('Your teacher license runs until');
});

test('[LIC-5] [LIC-6] the notice comes twice and before the buyer does: one license, one receipt', async ({
  page,
  request,
}) => {
  await deliver(request, 'twice');
  await goToPay(page);
  const paidAt = await request.post(new URL(page.url()).pathname, {
    form: { card: 'taken' },
    maxRedirects: 0,
  });
  const license = await page.context().newPage();
  await expect
    .poll(async () => {
      await license.goto('/settings/license');
      return new LicensePage(license).cover.textContent();
    })
    .toContain('Your teacher license runs until');
  await page.goto(paidAt.headers()['location'] ?? '');
  await expect(page.getByText(paid)).toBeVisible();
  await license.reload();
  await expect(new LicensePage(license).receipts).toHaveCount(1);
  await expect(
    license.getByRole('list', { name: 'Licenses and trials' }).getByText('Teacher license'),
  ).toHaveCount(1);
  await deliver(request, 'at-once');
});

test('[LIC-5] [LIC-6] the notice comes after the buyer did: a bank debit that arrives, and one that fails', async ({
  page,
  request,
}) => {
  const happens = async (outcome: string): Promise<void> => {
    const order = new URL(page.url()).searchParams.get('order');
    expect((await request.post('/dev/payments', { data: { order, outcome } })).ok()).toBe(true);
  };
  const processing = page.getByText(/Your bank is processing the payment/);
  await goToPay(page);
  await page.getByRole('button', { name: 'Bank debit, which takes days' }).click();
  await expect(processing).toBeVisible();
  await happens('debit-fails');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(processing).toHaveCount(0);
  await expect(page.getByText(paid)).toHaveCount(0);

  await goToPay(page);
  await page.getByRole('button', { name: 'Bank debit, which takes days' }).click();
  await expect(processing).toBeVisible();
  await happens('debit-arrives');
  // Nothing requests the order's status: the payment provider's notice alone activates the license.
  const license = await page.context().newPage();
  await expect
    .poll(async () => {
      await license.goto('/settings/license');
      return new LicensePage(license).cover.textContent();
    })
    .toContain('Your teacher license runs until');
  await page.reload();
  await expect(page.getByText(paid)).toBeVisible();
  await license.reload();
  await expect(new LicensePage(license).receipts).toHaveCount(1);
});

test('[LIC-5] the back button of the browser: the same checkout before the payment, a closed page after it', async ({
  page,
}) => {
  await goToPay(page);
  const payPage = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
  await expect(page).toHaveURL(payPage);
  await page.getByRole('button', { name: 'Card that is taken' }).click();
  await expect(page.getByText(paid)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This is paid. There is nothing left to pay here.')).toBeVisible();
  await page.goForward();
  await expect(page.getByText(paid)).toBeVisible();
  await page.getByRole('link', { name: 'See your license' }).click();
  await expect(new LicensePage(page).receipts).toHaveCount(1);
});
