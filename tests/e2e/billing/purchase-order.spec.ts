import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { untilNoonOf } from '../clock.ts';
import { expect, test } from '../fixtures.ts';
import { type Demo, demoEmail } from '../demo.ts';

/** Opens the checkout for the next license of the demo district, as its owner. */
async function openCheckout(demo: Demo, page: Page): Promise<void> {
  await demo.logIn(page, 'owner', '/checkout/purchase');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Total$8,900.00');
}

const documents = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');

test('[LIC-7] a district gets a quote as PDF, and orders it by purchase order', async ({ page, demo }) => {
  test.slow();
  await openCheckout(demo, page);
  await page.getByRole('radio', { name: '2 years' }).check();
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your license' })).toBeVisible();
  const quote = documents(page).filter({ hasText: 'Quote Q-' }).first();
  await expect(quote).toContainText('$16,910.00');
  await expect(quote).toContainText('Price valid until');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    quote.getByRole('button', { name: /^Download Q-/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Q-\d{4}-\d{5}\.pdf$/);

  await quote.getByRole('link', { name: /^Order this/ }).click();
  const price = page.getByRole('region', { name: 'Order summary' });
  await expect(price).toContainText('Total$16,910.00');
  await expect(price).toContainText('This is the price of your quote. It is valid until');
  const ofQuote = page.url();
  const number = price.getByRole('textbox', { name: 'Purchase order number' });
  await number.fill('7'.repeat(300));
  await price.getByRole('button', { name: 'Place the order for $16,910.00' }).click();
  await expect(price.getByText('Use at most 60 characters.')).toBeVisible();
  await expectAccessible(page);
  await number.fill('PO 4711');
  await price.getByRole('button', { name: 'Place the order for $16,910.00' }).click();
  await expect(page.getByText(/your order is placed, and the license is yours/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See your license' }).click();
  const invoice = documents(page).filter({ hasText: 'Invoice INV-' }).first();
  await expect(invoice).toContainText('$16,910.00 open');
  await expect(invoice).toContainText('Please pay by');
  await expect(quote.getByRole('link', { name: /^Order this/ })).toHaveCount(0);

  await page.goto(ofQuote);
  await expect(page.getByText('This quote was already ordered. It will not be ordered again.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText(/your order is placed, and the license is yours/)).toBeVisible();
});

test.describe('with the clock of the console', () => {
  test('[LIC-7] [LIC-9] [LIC-12] seats added on the next invoice are one invoice on the first of the month, announced by one mail', async ({
    page,
    clock,
    demo,
    mailbox,
  }) => {
    test.slow();
    await openCheckout(demo, page);
    const price = page.getByRole('region', { name: 'Order summary' });
    await page.getByRole('radio', { name: 'More seats until the current license ends' }).check();
    await page.getByRole('textbox', { name: /Seats/ }).fill('2');
    await page.getByRole('radio', { name: 'Purchase order' }).check();
    await price.getByRole('textbox', { name: 'Purchase order number' }).fill('PO 2026-7');
    await price.getByRole('button', { name: /^Place the order for \$/ }).click();
    await page.getByRole('link', { name: 'See your license' }).click();
    // Added seats go on the next invoice only if the previous order is paid or confirmed by our staff.
    await page
      .getByRole('button', { name: /^Pay by card: INV-/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Card that is taken' }).click();
    await page.getByRole('link', { name: 'See your license' }).click();

    const next = page.getByRole('region', { name: 'On the next invoice' });
    const count = next.getByRole('textbox', { name: 'Number of seats on the license' });
    const lines = page.getByRole('list', { name: 'On the next invoice, line by line' }).getByRole('listitem');
    const add = async (seats: number): Promise<void> => {
      await count.fill(String(Number(await count.inputValue()) + seats));
      await next.getByRole('button', { name: `Add ${seats} seats on the next invoice` }).click();
    };
    await add(3);
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toContainText('3 seats from');
    await add(2);
    await expect(lines).toHaveCount(2);
    await expectAccessible(page);
    const said = (await next.textContent()) ?? '';
    const [, total = '', day = ''] =
      /So far (\$[\d,.]+)\. The invoice will be issued on (\d\d\/01\/\d{4}), under purchase order PO 2026-7/.exec(
        said,
      ) ?? [];

    const invoices = documents(page).filter({ hasText: total });
    await expect(invoices).toHaveCount(0);
    const mails = async (): Promise<number> =>
      (await mailbox.messages(demoEmail('owner'))).filter(({ subject }) =>
        subject.startsWith('An invoice for Blockyard seats'),
      ).length;
    const before = await mails();
    await expect
      .poll(
        async () => {
          await clock.moveDays(untilNoonOf(day));
          await page.reload();
          await expect(next).toBeVisible();
          return invoices.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await expect(next).toContainText('Nothing so far.');
    await expect(invoices).toContainText('Invoice INV-');
    const told = page.getByText('The invoice for the seats that were added');
    await expect
      .poll(
        async () => {
          await clock.moveDays(untilNoonOf(day));
          await page.reload();
          await expect(next).toBeVisible();
          return mails();
        },
        { timeout: 30_000 },
      )
      .toBe(before + 1);
    await expect(told).not.toHaveCount(0);
  });
});
