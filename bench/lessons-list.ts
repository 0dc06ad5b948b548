import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { rendererOf, serveBuilt } from './built-site.ts';
import { onPage, settled, withBrowser } from './slow-phone.ts';

/** The cost of a list of lessons: times in milliseconds, bytes after brotli, and the share of the list that is in the HTML document. */
export type ListCost = {
  readonly render: readonly number[];
  readonly bytes: number;
  readonly elements: number;
  /** The time from a key press in the search field, or a selection, to the next frame. */
  readonly typing: readonly number[];
  readonly choosing: readonly number[];
};

type Seen = { readonly name: string; readonly duration: number };

const observe = () => {
  const seen: Seen[] = [];
  Object.assign(window, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ name, duration }) => seen.push({ name, duration })),
  ).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Types into the search and selects options by keyboard, with a processor four times slower. */
const interact = (browser: Browser, url: string) =>
  onPage(browser, 'desktop', async ({ page, slowProcessor }) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    const elements = await page.locator('*').count();
    await page.getByRole('searchbox').focus();
    await page.waitForLoadState('networkidle');
    await slowProcessor(4);
    const durationsOf = async (deeds: () => Promise<void>): Promise<readonly number[]> => {
      await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.splice(0));
      await deeds();
      await settled(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
      return seen.filter(({ name }) => name === 'keydown').map(({ duration }) => duration);
    };
    const typing = await durationsOf(async () => {
      for (const key of 'barge part') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 20 });
    });
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'Grade' }).focus();
    const choosing = await durationsOf(async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        await page.keyboard.press('ArrowDown');
        await settled(page);
      }
    });
    return { elements, typing, choosing };
  });

async function costOf(browser: Browser, count: number): Promise<ListCost> {
  const render = await rendererOf(count);
  const times: number[] = [];
  let html = '';
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    const page = await render({ url: 'http://localhost/lessons' });
    times.push(performance.now() - started);
    if (page.kind === 'page') html = page.html;
  }
  const site = await serveBuilt(render, count);
  const answered = await interact(browser, site.url);
  await site.close();
  return { render: times.slice(5), bytes: brotliCompressSync(html).length, ...answered };
}

export const listCosts = (counts: readonly number[]): Promise<Readonly<Record<number, ListCost>>> =>
  withBrowser(async (browser) => {
    const costs: Record<number, ListCost> = {};
    for (const count of counts) costs[count] = await costOf(browser, count);
    return costs;
  });
