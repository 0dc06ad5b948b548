import { expect, ignoreErrors, test } from '../fixtures.ts';

test.describe('lessons', () => {
  test('[LES-1] a visitor sees the list from the database and opens a lesson', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/lessons$/);
    await expect(page).toHaveTitle(/^Blockyard \| /);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0);
    const lesson = page
      .getByRole('main')
      .getByRole('link', { name: /Load the barge/ })
      .first();
    await expect(lesson).toBeVisible();
    await lesson.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Load the barge' })).toBeVisible();
    await expect(page).toHaveURL(/\/lessons\/load-the-barge$/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('[LES-1] list and lesson are HTML: headings, links, pictures', async ({ page }) => {
      await page.goto('/lessons');
      const picture = page.getByRole('main').locator('img').first();
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Load the barge/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Load the barge' })).toBeVisible();
    });

    test('[LES-1] the page has structured data and a social preview', async ({ page }) => {
      await page.goto('/lessons/load-the-barge');
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'LearningResource', name: 'Load the barge' });
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Load the barge/);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
    });
  });

  test('a lesson that does not exist is answered with 404', async ({ page, consoleErrors }) => {
    const reply = await page.goto('/lessons/no-such-lesson');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    ignoreErrors(consoleErrors, /status of 404/);
  });
});
