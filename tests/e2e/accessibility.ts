import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until all sections are laid out. Sections skipped by `content-visibility` keep the colors of the previous color mode. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main h2')].every(
      (heading) => heading.checkVisibility({ contentVisibilityAuto: true }) || !heading.checkVisibility(),
    ),
  );

/**
 * Expects no accessibility violation in the given color modes. Modes differ only in colors, so later ones are checked for contrast only.
 * Zoom is blocked on purpose (NAV-19), so that rule is disabled.
 */
export async function expectAccessible(
  page: Page,
  modes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<void> {
  await laidOut(page);
  for (const [index, colorScheme] of modes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    // Legacy mode runs axe in this page. By default, axe opens a blank page to merge the results of cross-origin frames, and ours has none.
    const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(['meta-viewport']);
    const { violations } = await (index === 0 ? axe : axe.withRules(['color-contrast'])).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
    expect(found, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([]);
  }
}
