import type { Log } from '../../../ports/log.ts';

/** How much to preload a page: `fetched` loads its code; `opened` also runs it, shortly before the navigation. */
export type Readiness = 'fetched' | 'opened';

export type PreloadPages = (names: readonly string[], readiness: Readiness) => void;

/** Spec §9: the maximum number of concurrent preloads; others are queued. */
export const maxConcurrentPreloads = 4;

/** NAV-18: at most 4 preloads run at the same time, in first-in, first-out order. A failed preload is logged as a warning and may be requested again. */
export function preloadPages(
  prepare: (name: string, readiness: Readiness) => Promise<unknown>,
  log: Log,
): PreloadPages {
  const requested = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  const next = (): void => {
    while (running < maxConcurrentPreloads) {
      const run = waiting.shift();
      if (run === undefined) return;
      running += 1;
      void run();
    }
  };
  return (names, readiness) => {
    for (const page of names) {
      const key = `${page} ${readiness}`;
      if (requested.has(key)) continue;
      requested.add(key);
      waiting.push(async () => {
        try {
          await prepare(page, readiness);
        } catch (error) {
          requested.delete(key);
          log.warn('A page could not be preloaded', { page, error });
        }
        running -= 1;
        next();
      });
    }
    next();
  };
}
