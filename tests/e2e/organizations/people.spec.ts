import type { Page } from '@playwright/test';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';

async function openTeacher(page: Page, name: string): Promise<void> {
  await page.goto('/settings/teachers');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: name.replace(' (you)', '') })).toBeVisible();
}

test('[ORG-1] [NAV-20] a teacher without a school gets no list of only themselves, and no school to leave', async ({
  page,
  demo,
}) => {
  await demo.logIn(page, 'trial');
  await page.goto('/settings/teachers');
  await expect(page.getByRole('heading', { name: 'You teach on your own here' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Move into a school' }).click();
  await expect(page).toHaveURL(/\/settings\/school$/);
  await expect(page.getByRole('region', { name: 'Move into a school' })).toBeVisible();
  await page.goto('/settings/profile');
  await expect(page.getByRole('region', { name: 'Export my data' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your school' })).toHaveCount(0);
});

test('[R27] a manager who becomes a billing contact still cannot name others', async ({
  page,
  demo,
  elsewhere,
}) => {
  test.slow();
  await demo.logIn(page, 'owner');
  await openTeacher(page, 'Priya Raman');
  await page.getByRole('button', { name: 'Make billing contact' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make billing contact' }).click();
  await expect(page.getByText('The billing contact is changed.')).toBeVisible();
  await demo.logIn(elsewhere, 'principal');
  await elsewhere.goto('/settings/teachers');
  const names = elsewhere.getByRole('table', { name: 'Staff' }).getByRole('rowheader');
  await expect(names.filter({ hasText: /Amara|Ben|Priya/ })).toHaveText([
    'Amara Okafor',
    'Ben Lindqvist',
    'Priya Raman (you)',
  ]);
  await expect(names.filter({ hasText: /Nadia|Carmen/ })).toHaveCount(0);
  await names.filter({ hasText: 'Amara' }).getByRole('link').click();
  await expect(elsewhere.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /billing contact/ })).toHaveCount(0);
});

test('[ORG-3] [R10] a manager who leaves the school in one tab can change nothing in the other, which says so', async ({
  page,
  demo,
  elsewhere,
  consoleErrors,
}) => {
  test.slow();
  await demo.logIn(elsewhere, 'owner');
  await openTeacher(elsewhere, 'June Whitefeather');
  await elsewhere.getByRole('button', { name: 'Make manager' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Make manager' }).click();
  await expect(elsewhere.getByText('June Whitefeather is a manager now.')).toBeVisible();

  await demo.logIn(page, 'teacher10');
  await new ClassroomPage(page).create('Weather');
  const second = await page.context().newPage();
  await openTeacher(second, 'Idris Bello');
  // Another test may have deactivated him.
  const act = second.getByRole('button', { name: /^(Deactivate|Reactivate)$/ });
  const [name, others] = [await act.innerText(), second.getByRole('dialog')];
  await act.click();

  await openTeacher(page, 'June Whitefeather (you)');
  await page.getByRole('button', { name: 'Leave this school' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/no longer belong to Breakwater Middle School/)).toBeVisible();

  await others.getByRole('button', { name, exact: true }).click();
  await expect(second.getByText(/no longer belong to Breakwater Middle School/).first()).toBeVisible();
  await openTeacher(elsewhere, 'Idris Bello');
  await expect(elsewhere.getByRole('button', { name, exact: true })).toBeVisible();
  // Chromium logs every response with a status of 400 or above.
  ignoreErrors(consoleErrors, /status of 40[34]/);
});
