import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.describe('the scope and sequence', () => {
  test('[LES-3] [UI-4] leads from the list to the year, to a lesson, and to what to teach next', async ({
    page,
  }) => {
    await page.goto('/lessons');
    await page.getByRole('link', { name: 'Plan a year: scope and sequence' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scope and sequence, K–8' })).toBeVisible();
    await expect(page).toHaveTitle('Blockyard | Scope and sequence, K–8');
    await expect(page.getByRole('heading', { name: 'Grades 6–8' })).toBeVisible();
    await page.getByRole('link', { name: 'Load the barge', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Load the barge' })).toBeVisible();
    const next = page.getByRole('region', { name: 'What to teach next' });
    await expect(next.getByRole('link', { name: 'Heave, ho' })).toBeVisible();
  });

  test('[LES-1] [UI-4] the page of the year is accessible, and has its PDF', async ({ page, request }) => {
    await page.goto('/lessons?view=year');
    await expect(page.getByText('Not covered by a lesson yet').first()).toBeVisible();
    await expectAccessible(page);
    const address = await page.getByRole('link', { name: 'Letter' }).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('[LES-1] every lesson and every standard is in the page', async ({ page }) => {
      await page.goto('/lessons?view=year');
      for (const title of ['Load the barge', 'Mind the quay', 'Open for ships']) {
        await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
      }
      await page.getByText('Not covered by a lesson yet').first().click();
      await expect(page.getByText('1A-NI-04')).toBeVisible();
    });
  });
});
