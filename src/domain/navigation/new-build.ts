import type { RouteAccess } from '../policy/route-access.ts';

/** A navigation that is about to happen, and how things stand. */
export type PendingNavigation = {
  /** A newer build than that of this page is known. */
  readonly newBuild: boolean;
  /** The page has typed text that was not sent yet. */
  readonly unsaved: boolean;
  /** The path shown now; null on first load. */
  readonly from: string | null;
  readonly to: string;
  readonly access: RouteAccess;
};

/** Pages that open only from another page of the app: a full load would come from nowhere. */
const needsOrigin = (access: RouteAccess): boolean =>
  access === 'sign-up-complete' || access === 'social-complete';

/**
 * Whether a navigation is made a full page load, to take the new build (Spec §4, NAV-17): on the way to another page
 * only, and never while something that somebody typed stands unsaved.
 */
export const takesNewBuild = ({ newBuild, unsaved, from, to, access }: PendingNavigation): boolean =>
  newBuild && !unsaved && from !== null && from !== to && !needsOrigin(access);
