import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Session } from '#domain/policy/session.ts';

const AppContext = createContext<ClientApp | null>(null);

/** Hands the product to the pages below. */
export const AppProvider = ({ app, children }: { readonly app: ClientApp; readonly children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
);

/** What a page may ask of the product. */
export function useApp(): ClientApp {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp needs an AppProvider above it');
  return app;
}

const restoring: Session = { state: 'restoring', remembered: null };

/** The session as it stands; the page renders again when it changes. On the server nobody is known yet. */
export function useSession(): Session {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current, () => restoring);
}
