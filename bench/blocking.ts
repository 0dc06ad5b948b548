import type { Browser } from 'playwright';
import { onPage, withBrowser } from './slow-phone.ts';

/** An event of Chromium's own trace; times are microseconds, `tdur` is time of the thread on a processor. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** Processors that are so many times slower than that of this machine. */
export const processors = [4, 8] as const;

/** Blocking time in milliseconds, for each of `processors`. */
export type Blocking = readonly number[];

const longTaskMs = 50;

/** Nothing that takes stacks or samples: Chromium parses scripts once more for those, which would be measured as well. */
const categories = ['toplevel', 'loading', 'blink.user_timing'];

/** The processor's milliseconds of each task of the page's main thread, from the first paint on. */
function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) throw new Error('The page was never painted.');
  const { pid, tid, ts: from } = painted;
  return events.flatMap(({ name, ph, ts, dur = 0, tdur = 0, ...at }) => {
    if (!name.endsWith('::RunTask') || ph !== 'X' || at.pid !== pid || at.tid !== tid) return [];
    const after = Math.min(1, (ts + dur - from) / Math.max(dur, 1));
    return after > 0 ? [(tdur * after) / 1000] : [];
  });
}

const load = (browser: Browser, url: string): Promise<Blocking> =>
  onPage(browser, 'phone', async ({ page, slowNetwork }) => {
    await slowNetwork();
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'networkidle' });
    const trace = (await browser.stopTracing()).toString();
    const tasks = tasksOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
    return processors.map((slower) =>
      tasks.reduce((sum, task) => sum + Math.max(0, task * slower - longTaskMs), 0),
    );
  });

/**
 * What tasks of over 50 ms would hold each page up for on slower processors, until its network is idle. Reckoned from the
 * time that the thread had a processor, so that others on this machine do not count: a throttled page counts them.
 */
export const blockingTimes = (
  urls: readonly string[],
  rounds: number,
): Promise<Readonly<Record<string, readonly Blocking[]>>> =>
  withBrowser(async (browser) => {
    const times = Object.fromEntries(urls.map((url) => [url, [] as Blocking[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) times[url]?.push(await load(browser, url));
    }
    return times;
  });
