import { expect, ignoreErrors, test } from '../fixtures.ts';

test.describe('[LES-2] the list of lessons', () => {
  test('keeps the choices in the URL, so that Back reverses and restores them', async ({ page }) => {
    await page.goto('/lessons');
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    const all = await cards.count();
    const grade = page.getByRole('combobox', { name: 'Grade' });
    const setting = page.getByRole('combobox', { name: 'Taught with' });
    const count = page.getByRole('main').getByRole('status');

    await grade.selectOption('K-2');
    await expect(page).toHaveURL(/\/lessons\?grade=K-2$/);
    await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} lessons$`));
    await setting.selectOption('unplugged');
    await expect(page).toHaveURL(/\/lessons\?grade=K-2&setting=unplugged$/);
    await expect(cards.first()).toHaveText('Load the barge');

    await page.goBack();
    await expect(page).toHaveURL(/\/lessons\?grade=K-2$/);
    await expect(setting).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/\/lessons$/);
    await expect(grade).toHaveValue('');
    await expect(cards).toHaveCount(all);

    await page.goForward();
    await expect(grade).toHaveValue('K-2');
    await page.getByRole('link', { name: 'Load the barge' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Load the barge' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/lessons\?grade=K-2$/);
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: /Pick a lesson/ })).toBeVisible();
    await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} lessons$`));
    await expect(page.getByText('Continue with')).toContainText('Load the barge');
  });

  test('searches while typing, and a shared URL finds the same lessons', async ({ page }) => {
    await page.goto('/lessons');
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('barge crane');
    await expect(page).toHaveURL(/\/lessons\?q=barge\+crane$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Load the barge']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Load the barge']);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/lessons$/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  });

  test("[LES-2] 'Show lessons' is shown without script, and not when each change applies at once", async ({
    page,
    consoleErrors,
  }) => {
    const show = page.getByRole('button', { name: 'Show lessons' });
    await page.goto('/lessons');
    await expect(page.getByRole('button', { name: 'Use dark colors' }).locator('svg')).toBeVisible();
    await expect(show).toHaveCount(0);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(show).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('barge crane');
    await show.click();
    await expect(page).toHaveURL(/\/lessons\?q=barge\+crane/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Load the barge']);
    ignoreErrors(consoleErrors, /net::ERR_|importing a module script failed|Failed to fetch/i);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

    test('the server filters the list and says how to widen an empty result', async ({ page }) => {
      await page.goto('/lessons');
      await page.getByRole('combobox', { name: 'Grade' }).selectOption('K-2');
      await page.getByRole('searchbox', { name: 'Search' }).fill('barge');
      await page.getByRole('button', { name: 'Show lessons' }).click();
      await expect(page).toHaveURL(/[?&]grade=K-2/);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Load the barge']);
      await expect(page.getByRole('combobox', { name: 'Grade' })).toHaveValue('K-2');

      await page.goto('/lessons?grade=K-2&q=submarine');
      await expect(page.getByRole('heading', { name: 'No lessons match all filters' })).toBeVisible();
      await page.getByRole('link', { name: /^Search \(\d+ lessons?\)$/ }).click();
      await expect(page).toHaveURL(/\/lessons\?grade=K-2$/);
      await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    });
  });
});
