import type { ReactNode } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import { AppProvider } from './app-context.tsx';
import { DraftsProvider } from './forms/drafts-context.ts';
import type { FormDrafts } from './forms/form-drafts.ts';
import { type LayoutState, LayoutStateProvider } from './routes/layout-state.tsx';

/** What every page stands in, the same in the browser and on the server; only in a browser are there storage and drafts. */
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
}) => (
  <AppProvider app={app} storage={storage}>
    <LayoutStateProvider value={layout}>
      {drafts === undefined ? children : <DraftsProvider value={drafts}>{children}</DraftsProvider>}
    </LayoutStateProvider>
  </AppProvider>
);
