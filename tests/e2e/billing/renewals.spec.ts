import { expectAccessible } from '../accessibility.ts';
import { untilNoonOf } from '../clock.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { Header } from '../pages/header.ts';
import { LicensePage } from '../pages/license.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[UI-10] [LIC-5] a teacher buys a license and renews early: the next year begins when the first one ends', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  const price = page.getByRole('region', { name: 'What it costs' });
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
  request,
  site,
}) => {
  test.slow();
  // In a database with other orders of the district's email domain, this order would need a confirmed purchase order.
  await site.beginAnew();
  expect((await request.post('/dev/demo')).ok()).toBe(true);
  const login = new LoginPage(page);
  await login.open(`?redirectUrl=${encodeURIComponent('/checkout/purchase')}`);
  await login.logIn('owner@demo.blockyard.example', 'harbor-demo');
  const price = page.getByRole('region', { name: 'What it costs' });
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
  await page.getByRole('button', { name: /^Order on invoice for \$/ }).click();
  await expect(page.getByText(/your order is placed, and the license is yours/)).toBeVisible();
  await page.getByRole('link', { name: 'See your license' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText(/of 100 seats are taken/);
});

test.describe('with the clock of the console', () => {
  test('[LIC-4] a saved card is charged before the end, for one more year, until it is turned off with one click', async ({
    page,
    person,
    clock,
  }) => {
    test.slow();
    await new SignUpPage(page).signUp(person);
    await expect(new Header(page).greeting(person.firstName)).toBeVisible();
    await page.goto('/checkout/purchase');
    await page.getByRole('checkbox', { name: /Renew each year with this card/ }).check();
    await expect(page.getByText(/we charge the card for one more year with 1 seat: \$149\.00/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
    await page.getByRole('button', { name: 'Card that is taken, now and later' }).click();
    await page.getByRole('link', { name: 'See your license' }).click();
    const renewal = page.getByRole('region', { name: 'Renewal by card' });
    await expect(renewal).toContainText(/It is on\. We charge \$149\.00 to the Visa card that ends in 4242/);
    await expectAccessible(page);

    const [, day = ''] = /on (\d\d\/\d\d\/\d{4})/.exec((await renewal.textContent()) ?? '') ?? [];
    const untilCharged = () => untilNoonOf(day);

    // The amount is stored first. The card is charged on the announced day.
    await clock.moveDays(untilCharged() - 20);
    await expect
      .poll(async () => {
        await clock.moveDays(untilCharged());
        await page.goto('/settings/license');
        await expect(renewal).toContainText('It is on.');
        return page.getByRole('list', { name: 'Licenses and trials' }).getByText('Teacher license').count();
      })
      .toBe(2);
    await renewal.getByRole('button', { name: 'Switch it off' }).click();
    await expect(renewal).toContainText('It is off.');
  });

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

  test('[LIC-4] [LIC-5] [LIC-9] a declined card is announced, the days of grace run, and a manual payment pays for the year once', async ({
    page,
    person,
    mailbox,
    clock,
  }) => {
    test.slow();
    await new SignUpPage(page).signUpByLink(person, mailbox);
    await expect(new Header(page).greeting(person.firstName)).toBeVisible();
    await page.goto('/checkout/purchase');
    await page.getByRole('checkbox', { name: /Renew each year with this card/ }).check();
    await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
    await page.getByRole('button', { name: 'Card that is declined later' }).click();
    await page.getByRole('link', { name: 'See your license' }).click();
    const license = new LicensePage(page);
    const { renewal, cover } = license;
    await expect(renewal).toContainText(/It is on\. We charge \$149\.00/);
    const [, day = ''] = /on (\d\d\/\d\d\/\d{4})/.exec((await renewal.textContent()) ?? '') ?? [];

    // The amount is stored first. On the announced day, the bank declines the card.
    await clock.moveDays(untilNoonOf(day) - 20);
    await expect
      .poll(async () => {
        await clock.moveDays(untilNoonOf(day));
        await page.goto('/settings/license');
        await expect(renewal).toContainText('It is on');
        return renewal.getByText(/^Your bank declined the card\./).count();
      })
      .toBe(1);
    await expectAccessible(page);
    // The first day of the next year, which is not paid.
    await clock.moveDays(untilNoonOf(day) + 1);
    await page.goto('/settings/license');
    await expect(cover).toContainText('because a card payment did not go through and can be made again');
    await expect
      .poll(async () => {
        await clock.moveDays(untilNoonOf(day) + 1);
        await license.open();
        return license.told.getByText('A card payment did not go through', { exact: true }).count();
      })
      .toBe(1);

    await renewal.getByRole('link', { name: 'Pay it now' }).click();
    await expect(page.getByText('There is a card on file')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
    await page.getByRole('button', { name: 'Card that is taken' }).click();
    await page.getByRole('link', { name: 'See your license' }).click();
    await expect(cover).toContainText(/Your teacher license runs until/);
    // Nothing is charged on the days on which the card would have been retried.
    await expect
      .poll(async () => {
        await clock.moveDays(untilNoonOf(day) + 4);
        await page.reload();
        await expect(renewal).toContainText('It is on');
        return renewal.getByText(/^Your bank declined the card\./).count();
      })
      .toBe(0);
    await expect(license.receipts).toHaveCount(2);
  });
});
