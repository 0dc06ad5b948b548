import type { Browser, Page } from 'playwright';
import { rendererOf, serveBuilt } from './built-site.ts';
import { onPage, settled, withBrowser } from './slow-phone.ts';

/** Milliseconds from a click or the Back button to the first frame of the next page, one figure per round. */
export type RouteChanges = {
  readonly warm: readonly number[];
  readonly cold: readonly number[];
  /** The Back button, to a list of 24 cards. */
  readonly back: readonly number[];
  /** The baselines. A script inserts the same main parts: of the guide, of the list, and of the guide after fetching it on slow 4G. */
  readonly byHand: {
    readonly warm: readonly number[];
    readonly back: readonly number[];
    readonly cold: readonly number[];
  };
};

const guide = { link: '.main-nav a[href="/getting-started/welcome"]', shown: '.first-steps' };
const list = { link: null, shown: '.unit-cards' };

export const change = (
  page: Page,
  where: { readonly link: string | null; readonly shown: string },
): Promise<number> =>
  page.evaluate(
    ({ link, shown }) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = (): void => {
          if (document.querySelector(shown) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - started));
        };
        if (link === null) history.back();
        else document.querySelector<HTMLElement>(link)?.click();
        requestAnimationFrame(look);
      }),
    where,
  );

/** Replaces the main part of this page with the main part of a different page, which is fetched or passed in, and waits for the frame. */
const swap = (
  page: Page,
  where: { readonly address: string; readonly html: string | null },
): Promise<number> =>
  page.evaluate(async ({ address, html }) => {
    const started = performance.now();
    const text = html ?? (await (await fetch(address)).text());
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    document.querySelector('main')?.replaceWith(main ?? '');
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
    });
  }, where);

const guideAddress = '/getting-started/welcome';

/** Measures the same changes made by a script, in the same page without its own scripts. */
const byHand = (browser: Browser, url: string) =>
  onPage(browser, 'phone', async ({ page, slowProcessor, slowNetwork }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const text = async (at: string): Promise<string> => (await fetch(new URL(at, url))).text();
    const pages = { guide: await text(guideAddress), list: await text(url) };
    await slowProcessor(4);
    await atRest(page);
    const there = await swap(page, { address: guideAddress, html: pages.guide });
    await atRest(page);
    const back = await swap(page, { address: url, html: pages.list });
    await atRest(page);
    await slowNetwork();
    return { warm: there, back, cold: await swap(page, { address: guideAddress, html: null }) };
  });

/** Pages are not prefetched if the browser requests reduced data use. */
export const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

const cold = (browser: Browser, url: string): Promise<number> =>
  onPage(browser, 'phone', async ({ page, slowProcessor, slowNetwork }) => {
    await page.addInitScript(saveData);
    await page.goto(url, { waitUntil: 'networkidle' });
    await hydrated(page);
    await slowNetwork();
    await slowProcessor(4);
    return change(page, guide);
  });

/** Waits until the page has finished its idle work, as it usually has before a user continues. */
export async function atRest(page: Page): Promise<void> {
  for (let moment = 0; moment < 4; moment += 1) await settled(page);
}

const warm = (browser: Browser, url: string) =>
  onPage(browser, 'phone', async ({ page, slowProcessor }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await hydrated(page);
    await change(page, guide);
    await change(page, list);
    await slowProcessor(4);
    await atRest(page);
    const there = await change(page, guide);
    await atRest(page);
    return { warm: there, back: await change(page, list) };
  });

/** Navigates in the built product with 24 lessons, on a processor four times slower. */
export async function routeChanges(rounds: number): Promise<RouteChanges> {
  const site = await serveBuilt(await rendererOf(24), 24);
  const none = () => ({ warm: [] as number[], cold: [] as number[], back: [] as number[] });
  const changes = { ...none(), byHand: none() };
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      const there = await warm(browser, site.url);
      changes.warm.push(there.warm);
      changes.back.push(there.back);
      changes.cold.push(await cold(browser, site.url));
      const swapped = await byHand(browser, site.url);
      for (const kind of ['warm', 'cold', 'back'] as const) changes.byHand[kind].push(swapped[kind]);
    }
  });
  await site.close();
  return changes;
}
