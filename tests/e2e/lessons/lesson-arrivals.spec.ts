import type { Page } from '@playwright/test';
import { lessonViews } from '../../../src/ui/features/lessons/lessons/lesson-views.ts';
import { expect, test } from '../fixtures.ts';

/** Follows a link within the app that the page itself does not contain. */
const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    const served = document.createElement('div');
    served.dataset['served'] = '';
    served.append(link);
    document.body.append(served);
    link.click();
    served.remove();
  }, address);

const headingBox = async (page: Page) => {
  const heading = page.locator('[data-page-heading]');
  await expect(heading).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  return heading.boundingBox();
};

for (const view of lessonViews) {
  test(`[LES-4] the view ${view} looks the same opened from another page as by its address`, async ({
    page,
  }) => {
    const address = `/lessons/load-the-barge?view=${view}`;
    await page.goto(address);
    const opened = await headingBox(page);
    await page.goto('/getting-started/faqs');
    await page.waitForLoadState('networkidle');
    await followLink(page, address);
    await expect(page).toHaveTitle(/Load the barge|pack list/);
    await expect(page.locator('[data-page-heading]')).toBeFocused();
    expect(await headingBox(page)).toEqual(opened);
  });
}
