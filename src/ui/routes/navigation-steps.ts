import type { ResolveRoute } from '#application/client/navigation/resolve-route.ts';
import type { RunMiddleware } from '#application/client/navigation/run-middleware.ts';
import type { Location } from '#domain/navigation/paths.ts';

/** What happens before a navigation besides the guard; wired in `composition`. */
export type NavigationSteps = {
  readonly resolveRoute: ResolveRoute;
  readonly runMiddleware: RunMiddleware;
  /** Whether a newer build of the app is known. */
  readonly newBuild: () => boolean;
  /** Whether somebody typed into the page that is shown, and has not sent it. */
  readonly unsaved: () => boolean;
  /** Loads the whole page at a place that somebody is going to; nothing is shown from then on until the browser leaves. */
  readonly hardNavigate: (to: Location) => void;
};
