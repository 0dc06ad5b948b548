import type { Page } from '@playwright/test';

/**
 * Makes matching requests of a page fail, as without a network, until the returned function is called. Unlike `page.unroute`, that function does not interrupt
 * a pending request. An interrupted request would never end.
 */
export async function failRequests(page: Page, url: RegExp | string): Promise<() => void> {
  let isFailing = true;
  await page.route(url, (route) => (isFailing ? route.abort('internetdisconnected') : route.continue()));
  return () => {
    isFailing = false;
  };
}
