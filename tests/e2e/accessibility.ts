import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing of the page waits to be laid out any more: what is skipped has the colors of the mode before. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main h2')].every(
      (heading) => heading.checkVisibility({ contentVisibilityAuto: true }) || !heading.checkVisibility(),
    ),
  );

/**
 * Expects no accessibility violation in both color modes; the zoom is blocked on purpose (NAV-19). Modes differ only in colors, so the
 * second one is checked for contrast only.
 */
export async function expectAccessible(
  page: Page,
  modes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<void> {
  await laidOut(page);
  for (const [index, colorScheme] of modes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    // In one go, in the page: otherwise axe opens an empty page for its sums, for pages with frames of other origins. Ours have none.
    const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(['meta-viewport']);
    const { violations } = await (index === 0 ? axe : axe.withRules(['color-contrast'])).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
    expect(found, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([]);
  }
}
