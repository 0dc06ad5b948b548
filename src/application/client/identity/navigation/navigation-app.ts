import type { Analytics } from '../../platform/ports/analytics.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { SessionParts } from '../session/session-parts.ts';
import { guardRoute } from './guard-route.ts';
import { trackPageView } from './track-page-view.ts';

export type NavigationPorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly analytics: Analytics;
  readonly parts: Pick<SessionParts, 'restoreSession'>;
};

export type NavigationApp = ReturnType<typeof createNavigationApp>;

export function createNavigationApp({ parts, ...ports }: NavigationPorts) {
  return {
    guardRoute: guardRoute({ ...ports, ...parts }),
    trackPageView: trackPageView(ports),
  };
}
