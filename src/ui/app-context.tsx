import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { initialSession, type Session } from '#domain/identity/navigation/session.ts';

/** The storage on the server, which stores nothing. */
const noStorage: Storage = {
  read: () => null,
  write: () => false,
  forget: () => undefined,
  watch: () => () => undefined,
};

const AppContext = createContext<ClientApp | null>(null);
const StorageContext = createContext(noStorage);

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

export function useApp(): ClientApp {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp needs an AppProvider above it');
  return app;
}

/** Returns this browser's storage. Use `useStorageEntry` to follow changes of an entry. */
export const useStorage = (): Storage => use(StorageContext);

/** Returns the current session, and re-renders when it changes. On the server, the session is unknown. */
export function useSession(): Session {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current, () => initialSession);
}
