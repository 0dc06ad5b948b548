import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LicensePage } from '../pages/license.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const paid = 'Thank you: your order is paid, and the license is yours.';

/** Opens the payment provider's page for a one-year teacher license. */
async function goToPay(page: Page): Promise<void> {
  await page.goto('/checkout/purchase');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Total$149.00');
  await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
  await expect(page.getByRole('heading', { name: '$149.00' })).toBeVisible();
}

test.beforeEach(async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
});

test('[LIC-5] [LIC-6] the license starts after a declined card, a confirmation for the bank, and a payment', async ({
  page,
}) => {
  await page.goto('/checkout/purchase');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Total$149.00');
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

test('[LIC-5] a buyer who goes back pays nothing and can continue the checkout', async ({ page }) => {
  await goToPay(page);
  const payPage = page.url();
  await page.getByRole('link', { name: 'Back to Blockyard' }).click();
  await expect(page.getByText('This order is not paid yet. Nothing was charged.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to pay' }).click();
  await expect(page).toHaveURL(payPage);
});

test("[LIC-5] the browser's back button shows the same checkout before the payment and a closed page after it", async ({
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
