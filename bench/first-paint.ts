import type { Browser } from 'playwright';
import { onPage, withBrowser } from './slow-phone.ts';

/** The result of one page load, in milliseconds. Layout shift has no unit. */
export type Paint = {
  readonly fcp: number;
  readonly lcp: number;
  readonly shift: number;
  /** The time at which React had hydrated the page's heading, or 0 if it never did. */
  readonly hydrated: number;
};

const observe = () => {
  const seen = { fcp: 0, lcp: 0, shift: 0, hydrated: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, read: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  const isHydrated = (): boolean =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
  const look = (): void => {
    if (isHydrated()) seen.hydrated = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const paint = (browser: Browser, url: string): Promise<Paint> =>
  onPage(browser, 'phone', async ({ page, slowProcessor, slowNetwork }) => {
    await slowNetwork();
    await slowProcessor(4);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () =>
        document.querySelector('script[type=module]') === null ||
        (window as unknown as { seen: Paint }).seen.hydrated > 0,
    );
    return page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  });

/** Loads the pages alternately, `rounds` times each, on slow 4G with a processor four times slower. */
export const firstPaints = <Name extends string>(
  pages: Readonly<Record<Name, string>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly Paint[]>>> =>
  withBrowser(async (browser) => {
    const names = Object.keys(pages) as Name[];
    const paints = Object.fromEntries(names.map((name) => [name, [] as Paint[]])) as Record<Name, Paint[]>;
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) paints[name].push(await paint(browser, pages[name]));
    }
    return paints;
  });
