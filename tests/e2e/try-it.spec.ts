import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

async function openPanel(page: Page, address = '/lessons/harbour-light'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Try it: The long way' }).click();
  await expect(page.locator('.try-it-blocks .when-button-pressed')).toBeVisible();
}

const lights = (page: Page) => page.locator('[data-reading=lights]');
const blocksOf = (page: Page, type: string) => page.locator(`.blocklyBlockCanvas .${type}`);
const status = (page: Page) => page.locator('.try-it-status');
const panel = (page: Page) => page.locator('.try-it-panel');

test.describe('Try it', () => {
  test('[LES-4] the blocks are fetched only when the panel is opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/lessons/harbour-light');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('try-it-panel'))).toEqual([]);
    await page.getByRole('button', { name: 'Try it: The long way' }).click();
    await expect(blocksOf(page, 'wait').first()).toBeVisible();
    expect(scripts.some((url) => url.includes('try-it-panel'))).toBe(true);
  });

  test("the lesson's program runs on the Dock of the page, is stopped, and goes block by block", async ({
    page,
  }) => {
    await openPanel(page);
    await page.getByRole('button', { name: 'Press the button' }).click();
    await expect(lights(page)).toHaveText('All lights yellow');
    await expect(status(page)).toContainText('The program waits for the button.');
    await expect(lights(page)).toHaveText('All lights off');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(status(page)).toContainText('Ready.');

    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await page.getByRole('button', { name: 'Press the button' }).click();
    await expect(lights(page)).toHaveText('All lights off');
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(lights(page)).toHaveText('All lights yellow');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(lights(page)).toHaveText('All lights off');
  });

  test('by keyboard alone a block is taken away; the change outlives a reload and travels by link', async ({
    page,
    elsewhere,
  }) => {
    await openPanel(page);
    await expect(blocksOf(page, 'all-lights-off')).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Play tones aloud' }).focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'ArrowDown', 'ArrowDown', 'Delete'])
      await page.keyboard.press(key);
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(1);

    await page.reload();
    await page.getByRole('button', { name: 'Try it: The long way' }).click();
    await expect(blocksOf(page, 'wait').first()).toBeVisible();
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(1);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page).toHaveURL(/#try=the-long-way\.1\.[\w-]+$/);
    await elsewhere.goto(page.url());
    await expect(blocksOf(elsewhere, 'wait').first()).toBeVisible();
    await expect(blocksOf(elsewhere, 'all-lights-on')).toHaveCount(1);
  });

  test("a damaged link says so and shows the lesson's blocks", async ({ page }) => {
    await page.goto('/lessons/harbour-light#try=the-long-way.1.nonsense');
    await expect(panel(page)).toContainText('damaged');
    await expect(blocksOf(page, 'all-lights-on')).toHaveCount(2);
  });

  test('an endless loop of a million turns leaves the page alive, and can be stopped', async ({ page }) => {
    const text = 'when button pressed\nforever\n  repeat (1000000)\n    set (n) to (n + 1)';
    await page.goto('/lessons/harbour-light');
    await page.evaluate(
      (kept) => localStorage.setItem('blockyard-try-it/harbour-light/the-long-way', kept),
      text,
    );
    await page.getByRole('button', { name: 'Try it: The long way' }).click();
    await expect(blocksOf(page, 'forever')).toBeVisible();
    await page.getByRole('button', { name: 'Press the button' }).click();
    await expect(page.locator('[data-variable=n] dd')).not.toHaveText('0');
    const slowest = await page.evaluate(async () => {
      let slowest = 0;
      for (let frames = 0, before = performance.now(); frames < 60; frames += 1) {
        const now = await new Promise<number>((done) => requestAnimationFrame(done));
        slowest = Math.max(slowest, now - before);
        before = now;
      }
      return slowest;
    });
    expect(slowest).toBeLessThan(500);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(status(page)).toContainText('Ready.');
  });

  test('the panel is accessible in both colour modes, and prints as a block figure', async ({ page }) => {
    await openPanel(page);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.try-it-print .block').first()).toBeVisible();
    await expect(page.locator('.try-it-blocks')).toBeHidden();
  });
});
