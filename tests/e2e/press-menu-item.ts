import { expect, type Locator } from '@playwright/test';

/**
 * Presses an item of an open menu as a person does, who sees it marked before the press. The menu acts on the release, and a
 * press of no length may be over before the mark is drawn. A menu takes the focus when it listens, a moment after it is drawn: a
 * pointer that came before would have to move once more.
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
