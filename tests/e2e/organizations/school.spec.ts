import { readFile } from 'node:fs/promises';
import { aPdf } from '../../builders/a-pdf.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { pressMenuItem } from '../press-menu-item.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const agreement = Buffer.from(aPdf());

test('[ORG-12] an individual teacher edits their workspace: name, time zone, billing and the data agreement', async ({
  page,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await pressMenuItem(page.getByRole('menuitem', { name: 'Workspace' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your workspace' })).toBeVisible();
  const messages = page.getByRole('region', { name: 'Messages' });

  const about = page.getByRole('region', { name: 'Name and time zone' });
  await about.getByLabel('Name', { exact: true }).fill('Harbor Coding Club');
  await about.getByLabel('Time zone').selectOption('America/Denver');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(messages).toContainText('Saved.');
  await expect(page.getByRole('banner')).toContainText('Harbor Coding Club');

  const bills = page.getByRole('region', { name: 'Billing' });
  await bills.getByLabel('More email addresses').fill('office');
  await bills.getByRole('button', { name: 'Save the addresses' }).click();
  await expect(bills.getByText(/^Type one whole address/)).toBeVisible();
  await bills.getByLabel('More email addresses').fill('office@harbor.test\nbills@harbor.test');
  await bills.getByRole('button', { name: 'Save the addresses' }).click();

  const data = page.getByRole('region', { name: 'Data agreement' });
  await data.getByRole('button', { name: 'Upload an agreement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload the data agreement' });
  await dialog.getByLabel('Signed by').fill('Ada Quay');
  await dialog.getByLabel('Signed on').fill('2026-08-01');
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel('The signed PDF')
      .setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer });
  await choose(Buffer.from(aPdf('/S /JavaScript /JS (app.alert(1))')));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText(/^This PDF contains links, scripts/)).toBeVisible();
  ignoreErrors(consoleErrors, /status of 422/);
  await choose(agreement);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(data.getByText('Signed by Ada Quay on 08/01/2026')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await downloading).path())).toEqual(agreement);

  await page.reload();
  await expect(about.getByLabel('Name', { exact: true })).toHaveValue('Harbor Coding Club');
  await expect(about.getByLabel('Time zone')).toHaveValue('America/Denver');
  await expect(bills.getByLabel('More email addresses')).toHaveValue('bills@harbor.test\noffice@harbor.test');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
});

test('[ORG-12] [ORG-3] a manager edits her district but not its billing; a teacher gets a missing page', async ({
  page,
  elsewhere,
  demo,
  consoleErrors,
}) => {
  await demo.logIn(page, 'manager', '/settings/school');
  await expect(page.getByRole('heading', { level: 1, name: 'Your district' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Name and time zone' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Saved.');
  const bills = page.getByRole('region', { name: 'Billing' });
  await expect(bills).toContainText('Only the owner can change these.');
  await expect(bills.getByRole('textbox', { name: /email addresses/ })).toHaveCount(0);
  await expectAccessible(page);

  await demo.logIn(elsewhere, 'teacher3', '/settings/school');
  await expect(elsewhere).toHaveURL(/\/settings\/school$/);
  await expect(elsewhere.getByRole('heading', { level: 1 })).not.toHaveText(/^Your /);
  await elsewhere.goto('/settings/profile');
  const main = elsewhere.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Classes' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'School' })).toHaveCount(0);
  ignoreErrors(consoleErrors, /status of 40[034]/);
});
