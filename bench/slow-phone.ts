import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';

/** 1.6 Mbit/s downstream, 150 ms round trip, like Lighthouse's throttling of a phone. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const desktop = { viewport: { width: 1280, height: 800 } };

export type SlowPage = {
  readonly page: Page;
  readonly slowProcessor: (times: number) => Promise<unknown>;
  readonly slowNetwork: () => Promise<unknown>;
};

export async function onPage<T>(
  browser: Browser,
  screen: 'phone' | 'desktop',
  run: (slow: SlowPage) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ ...(screen === 'phone' ? phone : desktop), ...options });
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  try {
    return await run({
      page,
      slowProcessor: (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
      slowNetwork: () => devtools.send('Network.emulateNetworkConditions', slow4g),
    });
  } finally {
    await context.close();
  }
}

export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const found = await findChromium();
  const browser = await chromium.launch({ executablePath: found.executable, args: [...found.args] });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Measures the milliseconds until an element of a URL is shown, with an empty cache, on slow 4G with a processor four times slower. */
export const coldUntil = (browser: Browser, url: string, state: State, shown: string): Promise<number> =>
  onPage(
    browser,
    'desktop',
    async ({ page, slowProcessor, slowNetwork }) => {
      await slowNetwork();
      await slowProcessor(4);
      const started = performance.now();
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForSelector(shown);
      return performance.now() - started;
    },
    { storageState: state, serviceWorkers: 'block' },
  );

/** Waits until the last change is painted and the page is idle. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
