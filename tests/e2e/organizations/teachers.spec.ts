import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { delayRequests, expectUnmoved } from '../late-requests.ts';

async function openTeacher(page: Page, name: string): Promise<void> {
  await page.goto('/settings/teachers');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: name.replace(' (you)', '') })).toBeVisible();
}

test('[ORG-6] the owner of a district finds, sorts and filters its people, and opens one', async ({
  page,
  demo,
  consoleErrors,
}) => {
  await demo.logIn(page, 'owner');
  await page.goto('/settings/teachers');
  const table = page.getByRole('table', { name: 'Staff' });
  await expect(table.getByRole('rowheader', { name: 'Amara Okafor' })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('button', { name: 'School' }).click();
  await expect(page).toHaveURL(/sort=school/);
  await expect(table.getByRole('row').nth(1)).toContainText('Anchor Middle School');
  const tools = await delayRequests(page, /\/assets\/table-tools-/);
  await page.goto('/settings/teachers?filter=status.equals:deactivated&filter=person.contains:eide', {
    waitUntil: 'commit',
  });
  await expect(table.getByRole('rowheader')).toHaveText(['Karl Eide']);
  await expectUnmoved(table, tools, page.getByRole('button', { name: 'Clear filters' }));
  await table.getByRole('link', { name: 'Karl Eide' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Quayside Elementary, teacher');
  await expectAccessible(page);
  await page.goto('/settings/teachers/nobody');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  ignoreErrors(consoleErrors, /status of 404/);
});

test("[R10] a removed member's open tab shows the reason, and their new role on return", async ({
  page,
  demo,
  elsewhere,
}) => {
  test.slow();
  await demo.logIn(elsewhere, 'teacher4');
  await elsewhere.goto('/settings/teachers');
  await expect(elsewhere.getByRole('table', { name: 'Staff' })).toBeVisible();
  await demo.logIn(page, 'manager');
  await openTeacher(page, 'Dev Patel');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dev Patel can no longer see or change anything in the school.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Dev Patel is deactivated.')).toBeVisible();
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(elsewhere.getByText(/no longer belong to Quayside Elementary/)).toBeVisible();
});

test('[ORG-6] the second of two managers who act at once sees what the first one did', async ({
  page,
  demo,
  elsewhere,
  consoleErrors,
}) => {
  test.slow();
  await demo.logIn(page, 'owner');
  await demo.logIn(elsewhere, 'manager');
  for (const each of [page, elsewhere]) {
    await openTeacher(each, 'Elif Kaya');
    await each.getByRole('button', { name: 'Deactivate' }).click();
    await expect(each.getByRole('dialog')).toContainText('Elif Kaya can no longer see');
  }
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(elsewhere.getByText('Elif Kaya is deactivated.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('dialog')).toContainText('Someone else changed this person’s settings.');
  // Chromium logs every response with a status of 400 or above.
  ignoreErrors(consoleErrors, /status of 422/);
});
