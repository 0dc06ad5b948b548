import type { Page } from '@playwright/test';
import { routeTable } from '../../../src/ui/routes/route-table.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';

const publicPaths = routeTable
  .filter(({ access, page }) => page !== undefined && /^(?:public|login|sign-up)$/.test(access))
  .map(({ path }) => path.replace(':slug', 'load-the-barge'));

/** Opens a page and waits until everything that loads late is loaded. */
async function openWhole(page: Page, path: string): Promise<void> {
  const later = page.waitForEvent('requestfinished', (request) => /after-load/.test(request.url()));
  await page.goto(path);
  await later;
  await page.waitForLoadState('networkidle');
}

test('[ANA-2] no public page requests anything from other sites', async ({ page, site, consoleErrors }) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) {
      elsewhere.push(`${page.url()} asks ${request.url()}`);
    }
  });
  for (const path of publicPaths.filter((each) => each !== '/404')) await openWhole(page, path);
  expect(elsewhere).toEqual([]);
  // The page for an invitation is opened without an invitation.
  ignoreErrors(consoleErrors, /status of 404/);
});

test.describe('with a container configured', () => {
  const container = /^https:\/\/www\.googletagmanager\.com\//;

  /** Serves the pages like a production server with `ANALYTICS_CONTAINER_ID`. */
  async function configured(page: Page): Promise<readonly string[]> {
    const requests: string[] = [];
    await page.route('**/lessons', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const html = await response.text();
      await route.fulfill({
        contentType: 'text/html',
        headers: {
          'content-security-policy': policy.replace(
            "script-src 'self'",
            "script-src 'self' https://www.googletagmanager.com",
          ),
        },
        body: html.replace('"buildId":', '"analyticsContainerId":"GTM-TEST1","buildId":'),
      });
    });
    await page.route(container, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = [...dataLayer]' });
    });
    return requests;
  }

  test('[ANA-2] it is loaded, and reads the views that were recorded before', async ({ page }) => {
    const requests = await configured(page);
    await openWhole(page, '/lessons');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify((window as { measured?: unknown }).measured)))
      .toMatch(/virtual_page_view.*gtm\.js/);
    expect(requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  });

  for (const signal of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
    test(`[ANA-2] not for a browser with ${Object.keys(signal).join()}`, async ({ page }) => {
      const requests = await configured(page);
      await page.addInitScript((given) => {
        for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value });
      }, signal);
      await openWhole(page, '/lessons');
      await page.getByRole('link', { name: 'Getting started' }).first().click();
      await expect(page).toHaveURL(/welcome$/);
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  }
});
