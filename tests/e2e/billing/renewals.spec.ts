import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { Header } from '../pages/header.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[UI-10] [LIC-5] a teacher buys a license and renews early: the next year begins when the first one ends', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  const price = page.getByRole('region', { name: 'Order summary' });
  const pay = async (): Promise<void> => {
    await expect(price).toContainText('Total$149.00');
    await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
    await page.getByRole('button', { name: 'Card that is taken' }).click();
    await expect(page.getByText('Thank you: your order is paid, and the license is yours.')).toBeVisible();
  };
  const walk = await Walk.start(page, 'Buy a license by card');
  await page.getByRole('link', { name: 'See the license' }).click();
  await page.getByRole('link', { name: 'Buy a license' }).click();
  await pay();
  await walk.end();
  await page.goto('/checkout/renew');
  await pay();
  await page.goto('/checkout/renew');
  await expect(page.getByText(/You already have a license\. A new term begins when it ends/)).toBeVisible();
  const days = /From \d\d\/\d\d\/(\d{4}) through \d\d\/\d\d\/(\d{4})\./;
  await expect(price).toContainText(days);
  const [, from] = days.exec((await price.textContent()) ?? '') ?? [];
  // Two years are paid, so the offered term begins after both.
  expect(Number(from)).toBeGreaterThanOrEqual(new Date().getFullYear() + 2);
  await expectAccessible(page);
});

test('[LIC-5] [LIC-12] [R26] a district adds seats to the running license, and pays only for the rest of it', async ({
  page,
  demo,
}) => {
  test.slow();
  await demo.logIn(page, 'owner', '/checkout/purchase');
  const price = page.getByRole('region', { name: 'Order summary' });
  await page.getByRole('radio', { name: 'More seats until the current license ends' }).check();
  const seats = page.getByRole('textbox', { name: /Seats/ });
  // A license can have up to 50,000 seats, including the 14 that it already has.
  await expect(page.getByText('The license has 14 seats now. You can add up to 49,986.')).toBeVisible();
  await seats.fill('0');
  await expect(price).toContainText('Type a number of seats from 1 to 49,986.');
  await seats.fill('86');
  await expect(price).toContainText(/86 seats/);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Purchase order' }).check();
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO 86');
  await page.getByRole('button', { name: /^Place the order for \$/ }).click();
  await expect(page.getByText(/your order is placed, and the license is yours/)).toBeVisible();
  await page.getByRole('link', { name: 'See your license' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText(/of 100 seats are taken/);
});

test.describe('with the clock of the console', () => {
  test('[LIC-3] [LIC-5] [LIC-12] [R29] an ended trial: everything can be read and printed, and a late buyer continues where they were', async ({
    page,
    person,
    clock,
    request,
  }) => {
    test.slow();
    await new SignUpPage(page).signUp(person);
    const classroom = new ClassroomPage(page);
    const address = await classroom.create('4B');
    await clock.moveDays(45);
    await page.goto('/settings/classrooms/new');
    const told = page.getByText('Your trial has ended, so this is read-only');
    await expect(told).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '4B' })).toBeVisible();
    await page.goto('/settings/license');
    const cover = page.getByRole('region', { name: 'Your plan' });
    await expect(cover).toContainText(
      /The last day on which students can work in their classes is \d\d\/\d\d\/\d{4}\./,
    );
    await page.getByRole('link', { name: 'Buy a license' }).click();
    await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
    await page.getByRole('button', { name: 'Bank debit, which takes days' }).click();
    await expect(page.getByText(/Your bank is processing the payment/)).toBeVisible();
    const order = new URL(page.url()).searchParams.get('order');
    const arrives = await request.post('/dev/payments', { data: { order, outcome: 'debit-arrives' } });
    expect(arrives.ok()).toBe(true);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Thank you: your order is paid, and the license is yours.')).toBeVisible();
    await page.goto('/settings/classrooms/new');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: '4B' })).toBeVisible();
  });
});
