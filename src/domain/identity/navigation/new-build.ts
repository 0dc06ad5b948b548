import type { RouteAccess } from './route-access.ts';

export type PendingNavigation = {
  readonly newBuild: boolean;
  readonly unsaved: boolean;
  /** The current path; null on first load. */
  readonly from: string | null;
  readonly to: string;
  readonly access: RouteAccess;
};

/** Pages that open only from another page of the app, so a full page load cannot open them. */
const needsOrigin = (access: RouteAccess): boolean =>
  access === 'sign-up-complete' || access === 'social-complete';

/** Whether a navigation becomes a full page load, to get the new build (Spec §4, NAV-17): only if the page changes and no typed text is unsaved. */
export const loadsNewBuild = ({ newBuild, unsaved, from, to, access }: PendingNavigation): boolean =>
  newBuild && !unsaved && from !== null && from !== to && !needsOrigin(access);
