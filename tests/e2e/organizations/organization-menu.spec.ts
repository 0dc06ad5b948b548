import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ORG-1] the account menu shows the current workspace, by keyboard and on a phone', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const name = `${person.firstName} ${person.lastName}’s workspace`;
  const button = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
  await button.press('Enter');
  const choice = page.getByRole('menuitemradio', { name });
  await expect(choice).toBeChecked();
  await expect(choice).toContainText('Workspace, owner');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(choice).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(button).toBeFocused();
});

test('[UI-4] rapid keys leave the focus on the button of the menu, not on a closed menu (regression)', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const button = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
  await button.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await menu.evaluate((focused) => {
    for (const key of ['ArrowDown', 'Escape']) {
      focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  });
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});
