import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { scriptRuns } from '../script-runs.ts';

test('[LIC-4] our staff create two codes for a reseller; a district uses one, and it counts once', async ({
  page,
  elsewhere,
  demo,
  consoleErrors,
}) => {
  test.slow();
  await demo.logInAsAdmin(page);
  await page.goto('/users/codes');
  await scriptRuns(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create codes' }).click();
  const form = page.getByRole('dialog', { name: 'Create codes' });
  await form.getByLabel('Reseller').fill('Books & Bricks');
  await form.getByLabel('License').selectOption('district');
  await form.getByLabel('Seats per code').fill('100');
  await form.getByLabel('Number of codes').fill('2');
  await form.getByLabel('Last day to enter a code').fill('2099-12-31');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Create codes' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('activation-codes.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  const [code = ''] = lines[1]?.split(',') ?? [];
  const batch = page.getByRole('list', { name: 'Batches' }).getByRole('listitem').first();
  await expect(batch).toContainText('District license, 100 seats, 1 year');
  await expect(batch).toContainText('0 of 2 entered');
  await expectAccessible(page);

  const buyer = elsewhere;
  await demo.logIn(buyer, 'owner', '/settings/license');
  const section = buyer.getByRole('region', { name: 'Activation code' });
  await scriptRuns(buyer);
  await section.getByLabel('Activation code').fill(code.toLowerCase().replaceAll('-', ' '));
  await section.getByRole('button', { name: 'Enter activation code' }).click();
  const licenses = buyer.getByRole('list', { name: 'Licenses and trials' });
  await expect(licenses).toContainText('With an activation code from Books & Bricks');
  await expectAccessible(buyer);
  await section.getByLabel('Activation code').fill(code);
  await section.getByRole('button', { name: 'Enter activation code' }).click();
  await expect(section.getByText('was already used')).toBeVisible();
  ignoreErrors(consoleErrors, /status of 40[039]/);

  await page.reload();
  await expect(batch).toContainText('1 of 2 entered');
});
