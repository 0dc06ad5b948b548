import type { Page } from '@playwright/test';
import { untilNoonIn, untilNoonOf } from '../clock.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { Header } from '../pages/header.ts';
import { LicensePage } from '../pages/license.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to pay $149.00' }).click();
  await page.getByRole('button', { name: 'Card that is taken' }).click();
  await page.getByRole('link', { name: 'See your license' }).click();
  await expect(new LicensePage(page).cover).toContainText('Your teacher license runs until');
}

test('[LIC-3] [LIC-5] [LIC-9] [R28] a trial and a license by the clock: each notice is one mail and one row; the license ends, is renewed late, and nothing is lost', async ({
  page,
  person,
  mailbox,
  clock,
}) => {
  test.setTimeout(360_000);
  await new SignUpPage(page).signUpByLink(person, mailbox);
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  const address = await new ClassroomPage(page).create('4B');

  const license = new LicensePage(page);

  /** Moves the clock to a day until the notice is listed, and expects it exactly once. */
  const comes = async (days: number, notice: string): Promise<void> => {
    await clock.moveDays(days);
    await expect
      .poll(
        async () => {
          await clock.moveDays(days);
          await license.open();
          return license.told.filter({ hasText: notice }).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
  };

  await comes(untilNoonIn(2), 'Three things to try');
  await comes(untilNoonIn(24), 'The trial ends in 7 days');
  await comes(untilNoonIn(29), 'The trial ends in 1 day');
  await comes(untilNoonIn(32), 'The trial has ended');
  await page.getByRole('link', { name: 'Buy a license' }).click();
  await pay(page);
  const first = untilNoonOf(await license.lastDay());
  await comes(first - 28, 'The license ends in 30 days');
  await comes(first - 12, 'The license ends in 14 days');
  await comes(first - 5, 'The license ends in 7 days');
  await comes(first, 'The license ends in 1 day');
  await comes(first + 2, 'The license has ended');

  await page.goto('/settings/classrooms/new');
  await expect(page.getByText('Your license has ended or is paused, so this is read-only')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  await page.goto('/checkout/renew');
  await pay(page);
  expect(untilNoonOf(await license.lastDay())).toBeGreaterThan(first + 365);
  await page.goto('/settings/classrooms/new');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: '4B' })).toBeVisible();

  await license.open();
  await expect(license.told).toHaveCount(9);
  await expect(license.told.filter({ hasText: person.email })).toHaveCount(9);
  // Every notice is sent once. The number of days in its subject depends on when the mail was sent.
  const kinds = async (): Promise<readonly string[]> =>
    (await mailbox.messages(person.email))
      .map(({ subject }) => subject.replaceAll(/in \d+ days?|today/g, 'soon'))
      .filter((subject) => /trial|license|Three things/.test(subject))
      .toReversed();
  await expect
    .poll(kinds)
    .toEqual([
      'Three things to try with Blockyard',
      'Your Blockyard trial ends soon',
      'Your Blockyard trial ends soon',
      'Your Blockyard trial has ended',
      'Your Blockyard license ends soon',
      'Your Blockyard license ends soon',
      'Your Blockyard license ends soon',
      'Your Blockyard license ends soon',
      'A Blockyard license has ended',
    ]);
});
