import type { ReactNode } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppProvider } from './app-context.tsx';
import { type LayoutState, LayoutStateProvider } from './routes/layout-state.tsx';

/** What every page stands in, the same in the browser and on the server. */
export const AppShell = ({
  app,
  layout,
  children,
}: {
  readonly app: ClientApp;
  readonly layout: LayoutState;
  readonly children: ReactNode;
}) => (
  <AppProvider app={app}>
    <LayoutStateProvider value={layout}>{children}</LayoutStateProvider>
  </AppProvider>
);
