import type { Page } from '@playwright/test';

type Recorded = { readonly shifts: readonly number[] };

/** Records the layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the layout shifts of the current page. Chromium calls at most 0.1 good. */
export const totalShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Recorded).shifts.reduce((sum, each) => sum + each, 0));
