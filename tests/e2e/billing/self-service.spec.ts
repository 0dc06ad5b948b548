import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import type { ServerClock } from '../clock.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

/** Advances the clock, because the service rejects a form that was filled in faster than a person can type. */
async function takeTime(page: Page, clock: ServerClock): Promise<void> {
  await expect(page.getByText(/(?:in|out of) stock/i).first()).toBeVisible();
  await clock.pass(10);
}

/** Fills in the buyer and the address on the order form. */
async function fillIn(page: Page, clock: ServerClock, email: string): Promise<void> {
  await takeTime(page, clock);
  await page.getByLabel('Your name').fill('Olive Office');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('School or district').fill('Pier Street School');
  await page.getByLabel('Street address', { exact: true }).fill('1 Pier Street');
  await page.getByLabel('City', { exact: true }).fill('Tidewater');
  await page.getByLabel('ZIP or postal code', { exact: true }).fill('23220');
  await page.getByLabel('State, province or region', { exact: true }).selectOption('VA');
}

test('[UI-10] [LIC-7] an office orders a license and Docks on invoice; the link in its mail claims the license, and the license page shows it', async ({
  page,
  person,
  mailbox,
  clock,
}) => {
  test.slow();
  await page.goto('/lessons');
  const walk = await Walk.start(page, 'Order by purchase order');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await fillIn(page, clock, person.email);
  await page.getByLabel('Seats').fill('10');
  await page.getByLabel(/^Dock kits/).fill('2');
  await expect(page.getByText('$1,288.50').first()).toBeVisible();
  await page.reload();
  await takeTime(page, clock);
  await expect(page.getByLabel('Your name')).toHaveValue('Olive Office');
  await expectAccessible(page);
  await page.getByLabel(/^Purchase order number/).fill('PO 4711');
  await page.getByRole('button', { name: 'Place the order for $1,288.50' }).click();
  await expect(page.getByText('Thank you: your order is placed, and the invoice is issued.')).toBeVisible();
  await walk.end();
  const docks = page.getByRole('region', { name: 'Docks' });
  await expect(docks).toContainText('We reserve your Docks when you claim the license');
  await expectAccessible(page);

  const { links } = await mailbox.newest(person.email);
  const link = links.find((each) => each.includes('/self-service/return')) ?? '';
  // The mailed link verifies the address. The new account has a password, but no verified address.
  await page.goto(link);
  await page.getByRole('region', { name: 'Your license' }).getByRole('link', { name: 'Sign up' }).click();
  const signUp = new SignUpPage(page);
  await signUp.type(person);
  await signUp.submit();
  await expect(page).toHaveURL(/\/self-service\/return/);
  await page.getByRole('button', { name: 'Claim the license' }).click();
  await expect(page.getByText('The license was claimed.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'See the license' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Pier Street School');
});

test('[LIC-6] [LIC-7] Docks without a license are paid by card, and the order page has the receipt', async ({
  page,
  person,
  clock,
}) => {
  await page.goto('/self-service/purchase');
  await fillIn(page, clock, person.email);
  await page.getByLabel('License', { exact: true }).selectOption('none');
  await page.getByLabel(/^Boxes of 10 Dock kits/).fill('1');
  await page.getByLabel('Pay by').selectOption('card');
  await page.getByRole('button', { name: 'Continue to pay $690.00' }).click();
  await page.getByRole('button', { name: 'Card that is taken' }).click();
  await expect(page.getByText('Thank you: your order is paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download R-/ })).toBeVisible();
});

test('[LIC-7] our staff ship the Docks of an order, and its page shows the parcel and our W-9', async ({
  page,
  elsewhere,
  person,
  clock,
  demo,
}) => {
  test.slow();
  const number = `PO ${person.email}`;
  await page.goto('/self-service/purchase');
  await fillIn(page, clock, person.email);
  await page.getByLabel('License', { exact: true }).selectOption('none');
  await page.getByLabel(/^Dock kits/).fill('1');
  await page.getByRole('button', { name: 'Place the order for $79.00' }).click();
  await expect(page.getByText('Type the number of your purchase order.')).toBeVisible();
  await page.getByLabel(/^Purchase order number/).fill(number);
  await page.getByRole('button', { name: 'Place the order for $79.00' }).click();
  const docks = page.getByRole('region', { name: 'Docks' });
  await expect(docks).toContainText('when we receive your payment');
  await expect(page.getByRole('region', { name: 'Your license' })).toContainText('nothing to claim');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download our W-9' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('w-9.pdf');

  await demo.logInAsAdmin(elsewhere);
  await elsewhere.goto('/users/orders');
  const row = elsewhere.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: number });
  await row.getByRole('link').click();
  const dialog = elsewhere.getByRole('dialog');
  await elsewhere.getByRole('button', { name: 'Record a payment' }).click();
  await dialog.getByLabel(/^Bank reference/).fill(number);
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await elsewhere.getByRole('button', { name: 'Ship' }).click();
  await dialog.getByLabel(/^Carrier/).fill('UPS');
  await dialog.getByLabel(/^Tracking number/).fill('1Z 999');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Ship' })).toHaveCount(0);

  await page.reload();
  await expect(docks).toContainText('The Docks in this order have been shipped.');
  await expect(docks).toContainText('UPS, tracking number 1Z 999');
});
