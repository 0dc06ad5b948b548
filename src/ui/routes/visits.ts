import type { ShownArrival } from '#application/client/storage-entries.ts';
import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';

export type Visits = {
  /** Returns the path of the previous page. Before the first page, returns null or the path from which it was reloaded. */
  readonly from: () => string | null;
  /** Returns the location of the current page, or null before the first page. */
  readonly shown: () => Location | null;
  /** Whether a location differs from the current one, so that going there is a navigation instead of a reload. */
  readonly leaves: (to: Location) => boolean;
  /** Called when a page is shown. Returns the path of the previous page. */
  readonly arrive: (at: Location) => string | null;
};

/**
 * Creates the visits. `cameFrom` is the path before the first page, if the first page was reloaded or a navigation to it caused the reload. `note` is called
 * for each page.
 */
export function newVisits(cameFrom: string | null = null, note?: (arrival: ShownArrival) => void): Visits {
  let last: Location | null = null;
  return {
    from: () => last?.pathname ?? cameFrom,
    shown: () => last,
    leaves: (to) => last === null || fullPath(last) !== fullPath(to),
    arrive(at) {
      const before = last?.pathname ?? null;
      if (before !== at.pathname) note?.({ path: at.pathname, from: before ?? cameFrom });
      last = at;
      return before;
    },
  };
}
