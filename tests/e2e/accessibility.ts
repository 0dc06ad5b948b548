import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Waits until all sections are laid out. Sections skipped by `content-visibility` keep the colors of the previous color mode. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main h2')].every(
      (heading) => heading.checkVisibility({ contentVisibilityAuto: true }) || !heading.checkVisibility(),
    ),
  );

/** Zoom is blocked on purpose (NAV-19), so that rule is disabled. */
const allRules: RunOptions = { resultTypes: ['violations'], rules: { 'meta-viewport': { enabled: false } } };
const contrastOnly: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] };

/** Adds axe to the page unless it has it. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Expects no accessibility violation in the given color modes. Modes differ only in colors, so later ones are checked for contrast only. */
export async function expectAccessible(
  page: Page,
  modes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<void> {
  await laidOut(page);
  await addAxe(page);
  for (const [index, colorScheme] of modes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    const violations = await page.evaluate(
      async (options) => {
        const { axe: inPage } = window as unknown as { axe: typeof axe };
        return (await inPage.run(document, options)).violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html }) => html),
        }));
      },
      index === 0 ? allRules : contrastOnly,
    );
    expect(violations, `${new URL(page.url()).pathname} in ${colorScheme}`).toEqual([]);
  }
}
