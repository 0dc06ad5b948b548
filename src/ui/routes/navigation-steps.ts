import type { ResolveRoute } from '#application/client/identity/navigation/resolve-route.ts';
import type { RunMiddleware } from '#application/client/identity/navigation/run-middleware.ts';
import type { Location } from '#domain/identity/navigation/paths.ts';

export type NavigationSteps = {
  readonly resolveRoute: ResolveRoute;
  readonly runMiddleware: RunMiddleware;
  /** Whether a newer build of the app is known. */
  readonly newBuild: () => boolean;
  /** Whether the page has typed text that was not sent. */
  readonly unsaved: () => boolean;
  /** Loads the destination as a full page. Nothing renders until the browser leaves. */
  readonly hardNavigate: (to: Location) => void;
};
