import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { Header } from './pages/header.ts';
import { LoginPage } from './pages/login.page.ts';
import { SignUpPage } from './pages/sign-up.page.ts';

test('[LIC-5] a teacher renews early: the next year begins when the first one ends', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  const price = page.getByRole('region', { name: 'What it costs' });
  for (const path of ['/checkout/purchase', '/checkout/renew']) {
    await page.goto(path);
    await expect(price).toContainText('Total$149.00');
    await page.getByRole('button', { name: 'Go on to pay $149.00' }).click();
    await page.getByRole('button', { name: 'Card that is taken' }).click();
    await expect(page.getByText('Thank you: your order is paid, and the license is yours.')).toBeVisible();
  }
  await page.goto('/checkout/renew');
  await expect(page.getByText(/A license runs already\. A new term begins when it ends/)).toBeVisible();
  const days = /From \d\d\/\d\d\/(\d{4}) until the day before \d\d\/\d\d\/(\d{4})\./;
  await expect(price).toContainText(days);
  const [, from] = days.exec((await price.textContent()) ?? '') ?? [];
  // Two years are paid: what is offered now begins after both.
  expect(Number(from)).toBeGreaterThanOrEqual(new Date().getFullYear() + 2);
  await expectAccessible(page);
});

test('[LIC-5] [LIC-12] [R26] a district adds seats to the license that runs, and pays its rest alone', async ({
  page,
  request,
}) => {
  test.slow();
  expect((await request.post('/dev/demo')).ok()).toBe(true);
  const login = new LoginPage(page);
  await login.open(`?redirectUrl=${encodeURIComponent('/checkout/purchase')}`);
  await login.logIn('owner@demo.blockyard.example', 'harbor-demo');
  const price = page.getByRole('region', { name: 'What it costs' });
  await page.getByRole('radio', { name: 'More seats until the present license ends' }).check();
  const seats = page.getByRole('textbox', { name: /Seats/ });
  // A license that runs takes any number, with the 14 that it has.
  await expect(page.getByText('From 1 to 49986. A seat is for one teacher.')).toBeVisible();
  await seats.fill('0');
  await expect(price).toContainText('Type a number of seats from 1 to 49986.');
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
