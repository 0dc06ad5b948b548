import { expect, type Locator } from '@playwright/test';

/**
 * Presses an item of an open menu after the item is highlighted. The menu acts when the button is released, and an immediate click may end before the highlight
 * is drawn. The menu handles the pointer only some time after it is drawn, so a pointer that enters too early must move again.
 */
export async function pressMenuItem(item: Locator): Promise<void> {
  await expect(item.locator('xpath=ancestor::*[@role="menu"]')).toBeFocused();
  // The list of schools may arrive while the menu is open and move the item away from the pointer.
  await expect(async () => {
    await item.hover();
    await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 1_000 });
  }).toPass();
  await item.click();
}
