import type { Browser } from 'playwright';
import { onPage, withBrowser } from './slow-phone.ts';

/** An event of Chromium's trace. Times are in microseconds. `tdur` is the thread's CPU time. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** Slowdown factors of the processor, relative to this machine. */
export const processors = [4, 8] as const;

export type MainThread = {
  /** The CPU time of all tasks after the first paint, in milliseconds on this machine. */
  readonly cpu: number;
  readonly blocking: readonly number[];
};

const longTaskMs = 50;

/** Contains no category with stacks or samples, because Chromium would parse scripts again for those. */
const categories = ['toplevel', 'loading', 'blink.user_timing'];

/** Returns the CPU milliseconds of each task on the page's main thread after the first paint. */
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

const load = (browser: Browser, url: string): Promise<MainThread> =>
  onPage(browser, 'phone', async ({ page, slowNetwork }) => {
    await slowNetwork();
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'networkidle' });
    const trace = (await browser.stopTracing()).toString();
    const tasks = tasksOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
    return {
      cpu: tasks.reduce((sum, task) => sum + task, 0),
      blocking: processors.map((slower) =>
        tasks.reduce((sum, task) => sum + Math.max(0, task * slower - longTaskMs), 0),
      ),
    };
  });

/**
 * Returns the CPU time of a page's tasks, and the total blocking time of tasks over 50 ms on slower processors, until the network is idle. The blocking time is
 * computed from CPU time, so other processes on this machine do not affect it. They would affect a throttled page.
 */
export const mainThreadTimes = (
  urls: readonly string[],
  rounds: number,
): Promise<Readonly<Record<string, readonly MainThread[]>>> =>
  withBrowser(async (browser) => {
    const times = Object.fromEntries(urls.map((url) => [url, [] as MainThread[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) times[url]?.push(await load(browser, url));
    }
    return times;
  });
