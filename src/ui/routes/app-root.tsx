import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../app-context.tsx';
import { optionalPart } from '../components/optional-part.ts';
import { toast } from '../components/notices/toast.ts';
import { NavigationProgress } from '../components/menus/navigation-progress.tsx';
import { pageKindOf } from '../components/skeleton.tsx';
import { Toaster } from '../components/notices/toaster.tsx';
import { useServedLinks } from '../components/use-served-links.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { shell } from '../messages/en/shell.ts';
import { useForcedColorMode } from '../theme/color-mode.ts';
import { fetched } from './chunk-error.ts';
import { useCurrentPage } from './current-page.ts';
import { headerSessionOf } from './header-model-of.ts';
import { useLayout } from './layout-state.tsx';
import { layouts } from './layouts.ts';
import { placeKey } from './place-key.ts';
import { specAt } from './spec-at.ts';
import { isForClass, titleOf } from './title-of.ts';
import { focusHeading, usePageArrival } from './use-page-arrival.ts';
import { useSessionRedirect } from './use-session-redirect.ts';
import type { Visits } from './visits.ts';

/** Logs out. The focused menu disappears, so the heading takes the focus, and a toast reports the logout. */
async function logOut(app: ClientApp): Promise<void> {
  await app.auth.logout();
  focusHeading();
  toast(shell.loggedOut);
}

const isPage = (pathname: string): boolean => specAt(pathname) !== null;

const Organizations = optionalPart(
  async () =>
    (await fetched(import('../features/organizations/organizations/organization-choices.tsx')))
      .OrganizationChoices,
);
const organizations = <Organizations />;

/** If the banner cannot be loaded, the page is not shown either, because staff must always see as whom they view. */
const ViewBanner = lazy(async () => ({
  default: (await fetched(import('../features/organizations/people/view-banner.tsx'))).ViewBanner,
}));

/** A constant element, so that changes of the header do not re-render the page. */
const outlet = <Outlet />;

/** A separate component, so that the steps of a navigation re-render nothing else. */
const Waiting = () => {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== pathname;
  const coming = leaving ? pageKindOf(specAt(location.pathname)?.name ?? null) : null;
  return <NavigationProgress pending={state !== 'idle'} coming={coming} />;
};

/** Wraps every page with its layout and header. Handles the arrival on a page and session changes. */
export const AppRoot = ({ visits }: { readonly visits: Visits }) => {
  const app = useApp();
  const session = useSession();
  const location = useLocation();
  const { handle, data } = useCurrentPage();
  const person = personOf(session);
  const ofStaff = person?.accountType === 'admin' ? handle.staffLayout : null;
  const layOut = layouts[useLayout(ofStaff ?? handle.layout)];
  const announcer = usePageArrival(titleOf(handle.name, location.pathname, data), location, visits);
  useSessionRedirect({ ...handle, location }, visits);
  useForcedColorMode(handle.colorMode);
  useServedLinks(isPage);
  return (
    <>
      {person?.viewing ? (
        <Suspense>
          <ViewBanner person={person} viewing={person.viewing} />
        </Suspense>
      ) : null}
      {layOut({
        header: {
          session: headerSessionOf(session),
          onLogout: () => void logOut(app),
          forClass: isForClass(data),
          organizations,
        },
        children: (
          <>
            <Waiting />
            {outlet}
          </>
        ),
      })}
      <VisuallyHidden>
        <output ref={announcer} aria-live="polite" />
      </VisuallyHidden>
      <Toaster />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
};
