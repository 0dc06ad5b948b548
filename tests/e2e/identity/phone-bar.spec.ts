import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { smallTargets } from '../targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('[NAV-20] on a phone, the bar is at the bottom of each page, covers nothing, and its sheet reaches the other pages', async ({
  page,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('listitem')).toHaveCount(5);
  for (const item of await bar.getByRole('listitem').all()) {
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  }
  const top = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const end = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);

  const more = bar.getByRole('button', { name: 'More' });
  await expect(more).toHaveAttribute('aria-current', 'true');
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole('link', { name: 'License' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'License' })).toBeFocused();
  await expect(sheet).toBeHidden();
  await bar.getByRole('link', { name: 'Classes' }).click();
  await expect(page).toHaveURL(/\/settings\/classrooms$/);
  await expect(bar.getByRole('link', { name: 'Classes' })).toHaveAttribute('aria-current', 'page');

  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/checkout/return/cancel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
  ignoreErrors(consoleErrors, /status of 404/);
});
