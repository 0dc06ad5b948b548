import type { ShownArrival } from '#application/client/storage-entries.ts';
import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';

/** The visitor's place in the app. */
export type Visits = {
  /** The path of the page shown last; before the first null, or what it was reloaded from. */
  readonly from: () => string | null;
  /** The place of the page shown now; null before the first. */
  readonly shown: () => Location | null;
  /** Whether this is another place than the one that is shown: going there is a navigation, and not the same page again. */
  readonly leaves: (to: Location) => boolean;
  /** A page is shown; the answer is the path of the one before it. */
  readonly arrive: (at: Location) => string | null;
};

/**
 * `cameFrom` is the path of the page before the first, where the first was reloaded, or reloaded on the way to it. `note` hears
 * of each page.
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
