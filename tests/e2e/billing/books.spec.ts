import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { scriptRuns } from '../script-runs.ts';

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

test('[LIC-7] [LIC-10] our staff find an invoice, record a partial payment and the rest, and refund by transfer and to a card; the buyer sees it', async ({
  page,
  elsewhere,
  demo,
  consoleErrors,
}) => {
  test.slow();
  const buyer = elsewhere;
  await demo.logIn(buyer, 'owner', '/checkout/purchase');
  const price = buyer.getByRole('region', { name: 'Order summary' });
  await expect(price).toContainText('Total$8,900.00');
  await scriptRuns(buyer);
  await price.getByRole('radio', { name: 'Purchase order' }).check();
  await price.getByRole('textbox', { name: 'Purchase order number' }).fill('PO 4711');
  await price.getByRole('button', { name: 'Place the order for $8,900.00' }).click();
  await expect(buyer.getByText(/your order is placed, and the license is yours/)).toBeVisible();

  await demo.logInAsAdmin(page);
  await page.goto('/users/orders?filter=open.gt:0');
  await scriptRuns(page);
  await page.getByRole('searchbox', { name: 'Number, school or purchase order' }).fill('po 4711');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: 'PO 4711' });
  await expect(row).toContainText('$8,900.00');
  await expectAccessible(page);
  await row.getByRole('link', { name: /^INV-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible();
  await expect(history(page)).toHaveCount(1);
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog.getByLabel('Amount in dollars').fill('900');
  await dialog.getByLabel(/^Bank reference/).fill('wire 1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(history(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('8000.00');
  await dialog.getByLabel(/^Bank reference/).fill('wire 2');
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(history(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount in dollars').fill('1,000.00');
  await dialog.getByLabel('Transfer reference').fill('wire 3');
  await dialog.getByLabel('Reason').fill('Ten seats less');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(history(page)).toHaveCount(5);
  await expect(history(page).filter({ hasText: 'Ten seats less' })).toContainText('$1,000.00');
  await buyer.goto('/settings/license');
  const documents = buyer.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(documents.filter({ hasText: 'Credit note CN-' })).toContainText('$1,000.00');
  await expect(documents.filter({ hasText: 'Receipt R-' })).toHaveCount(2);
  await expect(documents.filter({ hasText: 'Invoice INV-' }).first()).toContainText('Paid');

  await buyer.goto('/checkout/purchase');
  await buyer.getByRole('button', { name: /^Continue to pay/ }).click();
  await buyer.getByRole('button', { name: 'Card that is taken' }).click();
  await expect(buyer).toHaveURL(/\/checkout\/return\/success/);
  await expect(buyer.getByText(/your order is paid, and the license is yours/).first()).toBeVisible();
  await page.goto('/users/orders');
  await scriptRuns(page);
  await page.getByRole('link', { name: 'Card payment' }).first().click();
  await expect(history(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Reason').fill('Bought twice');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(history(page)).toHaveCount(4);
  await expect(page.getByText('Nothing is due, and nothing can be refunded.')).toBeVisible();
  await expectAccessible(page);
  await buyer.goto('/settings/license');
  await expect(documents.filter({ hasText: 'Credit note CN-' })).toHaveCount(2);
  ignoreErrors(consoleErrors, /status of 40[034]/);
});
