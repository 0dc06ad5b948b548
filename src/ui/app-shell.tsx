import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import { AppProvider } from './app-context.tsx';
import { type LayoutState, LayoutStateProvider } from './routes/layout-state.tsx';

/** What every page stands in, the same in the browser and on the server. */
export const AppShell = ({
  app,
  cache,
  layout,
  children,
}: {
  readonly app: ClientApp;
  readonly cache: EmotionCache;
  readonly layout: LayoutState;
  readonly children: ReactNode;
}) => (
  <CacheProvider value={cache}>
    <AppProvider app={app}>
      <LayoutStateProvider value={layout}>{children}</LayoutStateProvider>
    </AppProvider>
  </CacheProvider>
);
