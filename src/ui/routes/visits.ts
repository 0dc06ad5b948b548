import type { ShownArrival } from '#application/client/storage-entries.ts';
import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';

export type Visits = {
  /** The path of the previous page; before the first page null, or the path that it was reloaded from. */
  readonly from: () => string | null;
  /** The location of the current page; null before the first. */
  readonly shown: () => Location | null;
  /** Whether this is not the current location, so that going there is a navigation and not a reload of the same page. */
  readonly leaves: (to: Location) => boolean;
  /** Called when a page is shown. Returns the path of the previous page. */
  readonly arrive: (at: Location) => string | null;
};

/**
 * `cameFrom` is the path before the first page, if the first page was reloaded, or the reload happened on the way to it. `note` is called
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
