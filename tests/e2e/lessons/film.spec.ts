import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.describe('the film of a lesson', () => {
  test('[LES-4] [UI-4] plays, pauses and moves step by step by keyboard', async ({ page }) => {
    await page.goto('/lessons/load-the-barge');
    await page.getByRole('button', { name: /^Watch/ }).click();
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(pause).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Scene 2 of 8')).toBeVisible();
    await expect(page.locator('.film-caption')).toHaveText(/This is the yard/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Scene 1 of 8')).toBeVisible();
  });

  test('[UI-4] does not move if the device asks for less motion, and is accessible', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/lessons/heave-ho');
    await page.getByRole('button', { name: /^Watch/ }).click();
    await expect(page.getByText('Your device is set to reduce motion')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next scene' }).click();
    await expect(page.getByText('Scene 2 of 7')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('[LES-1] shows its words as text', async ({ page }) => {
      await page.goto('/lessons/heave-ho');
      await page.getByText('What it says and shows').click();
      await expect(page.getByText('Look for the part that repeats.')).toBeVisible();
    });
  });
});
