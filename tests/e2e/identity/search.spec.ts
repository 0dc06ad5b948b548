import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('[NAV-20] [UI-4] by keyboard: the search opens with "/", finds a student while typing, and opens the page', async ({
  page,
  demo,
}) => {
  await demo.logIn(page, 'teacher1', '/settings/profile');
  await expect(page.getByRole('button', { name: 'Search Blockyard' })).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: /^Search/ });
  await expect(box).toBeFocused();
  await page.keyboard.type('aaliyah');
  await expect(box).toHaveValue('aaliyah');
  await expect(page.getByRole('option')).toHaveText(/Aaliyah Brooks/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/students\/.+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Aaliyah Brooks' })).toBeVisible();
  await expect(box).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('a');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Search' }).click();
  await expect(box).toBeFocused();
  await expectAccessible(page);
});
