import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colors change by transitions, however short: they begin with the old one, and the next frame has the new one. */
const recolored = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Nothing of the page waits to be laid out any more: what is skipped has the colors of the mode before. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main h2')].every(
      (heading) => heading.checkVisibility({ contentVisibilityAuto: true }) || !heading.checkVisibility(),
    ),
  );

/** A page as it stands has no accessibility violation, in the modes it has; its zoom is blocked on purpose (NAV-19). */
export async function expectAccessible(
  page: Page,
  modes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<void> {
  await laidOut(page);
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    await recolored(page);
    const { violations } = await new AxeBuilder({ page }).disableRules(['meta-viewport']).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
    expect(found, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([]);
  }
}
