import { type Location, loginPath, safeReturnPath } from './paths.ts';

/**
 * Access to a route. Spec §2: `public` for everyone; `login` for the login page; `signed-in` for signed-in users; `sign-up`, `sign-up-complete` and
 * `social-complete` as in NAV-6.
 */
export type RouteAccess =
  'public' | 'login' | 'signed-in' | 'sign-up' | 'sign-up-complete' | 'social-complete';

export type Visit = {
  readonly access: RouteAccess;
  readonly to: Location;
  /** The previous path within the app; null on first load. */
  readonly from: string | null;
  readonly signedIn: boolean;
  readonly remembered: boolean;
  readonly redirectUrl: string | null;
};

export type AccessDecision =
  { readonly allow: true } | { readonly allow: false; readonly redirectTo: string };

const allowed: AccessDecision = { allow: true };
const redirect = (redirectTo: string): AccessDecision => ({ allow: false, redirectTo });
const lessons = '/lessons';

const rules: Readonly<Record<RouteAccess, (visit: Visit) => AccessDecision>> = {
  public: () => allowed,
  login: ({ signedIn, redirectUrl }) => (signedIn ? redirect(safeReturnPath(redirectUrl)) : allowed),
  'signed-in': ({ signedIn, to }) => (signedIn ? allowed : redirect(loginPath(to))),
  'sign-up': ({ signedIn, remembered }) => (signedIn || remembered ? redirect(lessons) : allowed),
  'sign-up-complete': ({ signedIn, from }) => (signedIn || from !== '/signup' ? redirect(lessons) : allowed),
  'social-complete': ({ from }) =>
    from === '/signup' || from === '/complete-onboarding' ? allowed : redirect(lessons),
};

/** Returns whether a navigation is allowed, else the redirect. Spec §2, NAV-4 to NAV-6. */
export const decideAccess = (visit: Visit): AccessDecision => rules[visit.access](visit);
