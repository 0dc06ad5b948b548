import type { Log } from '../../ports/log.ts';

/** Fetches what a page needs before somebody goes there; each page once. */
export type PreloadPages = (names: readonly string[]) => void;

/** Spec §9: so many at once, the others wait their turn. */
export const preloadsAtOnce = 4;

/**
 * NAV-18: at most 4 preloads run at once, in the order in which they were asked for. One that fails is logged as a
 * warning, and may be asked for again.
 */
export function preloadPages(fetchPage: (name: string) => Promise<unknown>, log: Log): PreloadPages {
  const asked = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  const run = async (page: string): Promise<void> => {
    try {
      await fetchPage(page);
    } catch (error) {
      asked.delete(page);
      log.warn('A page could not be preloaded', { page, error });
    }
    running -= 1;
    next();
  };
  const next = (): void => {
    while (running < preloadsAtOnce) {
      const page = waiting.shift();
      if (page === undefined) return;
      running += 1;
      void run(page);
    }
  };
  return (names) => {
    const fresh = names.filter((name) => !asked.has(name));
    for (const name of fresh) asked.add(name);
    waiting.push(...new Set(fresh));
    next();
  };
}
