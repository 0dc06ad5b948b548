import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import { initialSession, type Session } from '#domain/policy/session.ts';

/** On the server, which keeps nothing for anybody. */
const noStorage: Storage = {
  read: () => null,
  write: () => false,
  forget: () => undefined,
  watch: () => () => undefined,
};

const AppContext = createContext<ClientApp | null>(null);
const StorageContext = createContext(noStorage);

/** Hands the product to the pages below, and in a browser what they may keep there. */
export const AppProvider = ({
  app,
  storage = noStorage,
  children,
}: {
  readonly app: ClientApp;
  readonly storage?: Storage | undefined;
  readonly children: ReactNode;
}) => (
  <AppContext value={app}>
    <StorageContext value={storage}>{children}</StorageContext>
  </AppContext>
);

/** What a page may ask of the product. */
export function useApp(): ClientApp {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp needs an AppProvider above it');
  return app;
}

/** What a page may keep in this browser; to show what is stored and follow its changes there is `useStorageEntry`. */
export const useStorage = (): Storage => use(StorageContext);

/** The session as it stands; the page renders again when it changes. On the server nobody is known yet. */
export function useSession(): Session {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current, () => initialSession);
}
