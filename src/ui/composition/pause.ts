/** Lets the browser paint and answer the person between two long pieces of work. */
export const pause = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
