import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useApp, useSession } from '../app-context.tsx';
import { NavigationProgress } from '../components/navigation-progress.tsx';
import { Toaster } from '../components/toaster.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useForcedColourMode } from '../theme/colour-mode.ts';
import { useCurrentPage } from './current-page.ts';
import { headerSessionOf } from './header-model-of.ts';
import { useLayout } from './layout-state.tsx';
import { layouts } from './layouts.ts';
import { titleOf } from './title-of.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useSessionRedirect } from './use-session-redirect.ts';
import type { Visits } from './visits.ts';

/** Around every page: its layout and header, what happens on arrival, and what a change of session means. */
export const AppRoot = ({ visits }: { readonly visits: Visits }) => {
  const app = useApp();
  const session = useSession();
  const location = useLocation();
  const pending = useNavigation().state !== 'idle';
  const { handle, data } = useCurrentPage();
  const Layout = layouts[useLayout(handle.layout)];
  const announcer = usePageArrival(titleOf(handle.name, location.pathname, data), location, visits);
  useSessionRedirect({ access: handle.access, perReader: handle.perReader, location }, visits);
  useForcedColourMode(handle.colourMode);
  return (
    <>
      <NavigationProgress pending={pending} />
      <Layout header={{ session: headerSessionOf(session), onLogout: () => void app.logout() }}>
        <Outlet />
      </Layout>
      <VisuallyHidden>
        <output ref={announcer} aria-live="polite" />
      </VisuallyHidden>
      <Toaster />
      <ScrollRestoration />
    </>
  );
};
