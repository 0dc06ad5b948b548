import type { ReactNode } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { AppProvider } from './app-context.tsx';
import { HydratingProvider } from './components/unhydrated.tsx';
import { DraftsProvider } from './forms/drafts-context.ts';
import type { FormDrafts } from './forms/form-drafts.ts';
import { useHydrated } from './forms/use-hydrated.ts';
import { type LayoutState, LayoutStateProvider } from './routes/layout-state.tsx';

/** The providers around every page, in the browser and on the server. Storage and drafts exist only in the browser. */
export const AppShell = ({
  app,
  layout,
  storage,
  drafts,
  children,
}: {
  readonly app: ClientApp;
  readonly layout: LayoutState;
  readonly storage?: Storage;
  readonly drafts?: FormDrafts;
  readonly children: ReactNode;
}) => {
  const isBrowser = storage !== undefined;
  // If React discards the server's HTML because of a mismatch, it renders everything again. That is not hydration.
  const hydrated = useHydrated();
  return (
    <AppProvider app={app} storage={storage}>
      <HydratingProvider value={isBrowser && !hydrated}>
        <LayoutStateProvider value={layout}>
          {drafts === undefined ? children : <DraftsProvider value={drafts}>{children}</DraftsProvider>}
        </LayoutStateProvider>
      </HydratingProvider>
    </AppProvider>
  );
};
