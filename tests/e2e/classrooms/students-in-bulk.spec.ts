import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { pressMenuItem } from '../press-menu-item.ts';

/** Enough students for the table to offer row selection. */
const names = [
  'Lee, Ann',
  'Stone, Bo',
  'Tanner, Cy',
  ...['Da', 'Ea', 'Fa', 'Ga', 'Ha', 'Ia', 'Ja', 'Ka', 'La'].map((given) => `Dune, ${given}`),
];

test('[ROS-2] [ROS-3] [SEC-6] [SEC-9] a list is added on its page and gets cards; logins of some are shown and reset, one is erased, last names are shortened', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  await new ClassroomPage(page).create('4B');
  await page.goto('/settings/students');
  await page.getByRole('link', { name: 'Add students' }).click();
  await page.getByRole('tab', { name: 'Paste a list' }).click();
  await page.getByLabel(/^Names/).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Add 12 students' }).click();
  await expect(page.getByText(/12 students added to .*4B/)).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Print login cards' }).click();
  await expect(dialog.getByRole('heading', { name: 'Login cards for 12 students' })).toBeVisible();
  const cards = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await cards).suggestedFilename()).toBe('login-cards.pdf');

  await page.goto('/settings/students');
  const table = page.getByRole('table', { name: 'Students' });
  await expect(table.getByText('Never logged in')).toHaveCount(12);
  await table.getByRole('button', { name: /Show .*Ann Lee.*’s login/ }).click();
  await expect(dialog.getByRole('heading', { name: /.*Ann Lee.*’s login/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const more = async (act: string): Promise<void> => {
    await page.getByRole('button', { name: 'More' }).click();
    await pressMenuItem(page.getByRole('menuitem', { name: act }));
    await dialog.getByRole('button', { name: act }).click();
  };
  await page.getByRole('checkbox', { name: /Bo Stone/ }).check();
  await page.getByRole('checkbox', { name: /Cy Tanner/ }).check();
  await expectAccessible(page);
  await more('Reset logins');
  await expect(page.getByText(/^Logins of 2 students reset/)).toBeVisible();
  await expect(table.getByText(/No card yet/)).toHaveCount(2);

  await page.getByRole('checkbox', { name: /Cy Tanner/ }).check();
  await more('Erase');
  await expect(page.getByText('1 student erased.')).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(11);

  await page.goto('/settings/school');
  // The accessible name is the label alone, without the hint.
  await page.getByRole('checkbox', { name: 'Store last names', exact: true }).click();
  await expect(dialog.getByText(/^11 last names that are stored now will be shortened/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Store initials only' }).click();
  await expect(page.getByText('Only initials of last names are stored from now on.')).toBeVisible();
  await page.goto('/settings/students');
  await expect(table.getByRole('link', { name: 'S., Bo' })).toBeVisible();
  await expect(table.getByText('Stone')).toHaveCount(0);
});
