import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';

/** What one load of a page came to, in milliseconds; layout shift without a unit. */
export type Paint = {
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
};

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const observe = () => {
  const seen = { fcp: 0, lcp: 0, blocking: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, read: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
};

async function paint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await context.close();
  return seen;
}

/** Loads each page in turn, as often as `rounds` says, on slow 4G with a processor four times slower. */
export async function firstPaints<Name extends string>(
  pages: Readonly<Record<Name, string>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly Paint[]>>> {
  const found = await findChromium();
  const browser = await chromium.launch({ executablePath: found.executable, args: [...found.args] });
  const names = Object.keys(pages) as Name[];
  const paints = Object.fromEntries(names.map((name) => [name, [] as Paint[]])) as Record<Name, Paint[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) paints[name].push(await paint(browser, pages[name]));
  }
  await browser.close();
  return paints;
}
