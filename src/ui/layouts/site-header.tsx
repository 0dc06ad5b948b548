import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { Logo } from '../components/logo.tsx';
import { optionalPart } from '../components/optional-part.ts';
import { useMedia } from '../use-media.ts';
import { useStrip } from '../components/use-strip.ts';
import { shell } from '../messages/en/shell.ts';
import { fetched } from '../routes/chunk-error.ts';
import { isAtOrBelow, paths } from '../routes/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { ColorModeToggle } from './color-mode-controls.tsx';
import type { HeaderModel, HeaderSession } from './header-model.ts';
import { areasForClass, mainAreasOf, tabAt } from './navigation.ts';
import { TrialChip } from './trial-chip.tsx';

/** Loaded only on phones. */
const PhoneBar = optionalPart(async () => (await fetched(import('./phone-bar.tsx'))).PhoneBar);

/** Loaded only for logged-in users. Its placeholder has the same width, so the header does not move. */
const SearchLauncher = optionalPart(
  async () => (await fetched(import('./search/search-launcher.tsx'))).SearchLauncher,
);

export const LogoLink = () => (
  <Link to="/lessons" discover="none" className="logo-link" aria-label={shell.homeLink}>
    <Logo />
  </Link>
);

const SignedOut = () => (
  <div className="row signed-out-only">
    <LinkButton to="/login" variant="quiet" size="sm">
      {shell.logIn}
    </LinkButton>
    <LinkButton to="/signup" size="sm">
      {shell.signUp}
    </LinkButton>
  </div>
);

/** The main navigation of a user (NAV-20), with the area of the current page marked. On phones, the bar at the bottom replaces it, except during payment. */
const MainNav = ({
  session,
  forClass = false,
  onLogout,
  onSearch,
}: Pick<HeaderModel, 'session' | 'forClass' | 'onLogout'> & { readonly onSearch: () => void }) => {
  const location = useLocation();
  const isPhone = useMedia('(width < 48rem)');
  const hasBar = !isAtOrBelow(location.pathname, paths.checkout);
  const ofVisitor = forClass ? areasForClass : mainAreasOf(null);
  const areas = session.state === 'signed-in' ? mainAreasOf(session.role) : ofVisitor;
  const current = tabAt(location, areas)?.area.tabs[0].to ?? null;
  const nav = useStrip(current);
  if (isPhone && hasBar && session.state === 'signed-in') {
    return (
      <Suspense>
        <PhoneBar role={session.role} onLogout={onLogout} onSearch={onSearch} />
      </Suspense>
    );
  }
  return (
    <nav className={hasBar ? 'main-nav before-bar' : 'main-nav'} aria-label={shell.mainNavigation} ref={nav}>
      <ul>
        {areas.map(({ label, tabs: [{ to }] }) => (
          <li key={to}>
            <Link
              to={to}
              discover="none"
              aria-current={location.pathname === to ? 'page' : to === current || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Removes the mark with which the head script hides elements based on a guess about the session, when the session is known. */
function useSessionMark(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) document.documentElement.dataset.session = 'in';
    else delete document.documentElement.dataset.session;
  }, [signedIn]);
}

const OfUser = ({
  session: { role, trialDaysLeft },
  searching,
  onSearch,
}: {
  readonly session: Extract<HeaderSession, { readonly state: 'signed-in' }>;
  readonly searching: boolean;
  readonly onSearch: (open: boolean) => void;
}) => (
  <>
    <Suspense fallback={<span className="search-button" />}>
      <SearchLauncher role={role} open={searching} onChange={onSearch} />
    </Suspense>
    {trialDaysLeft === undefined ? null : <TrialChip daysLeft={trialDaysLeft} />}
  </>
);

/** The header with account, navigation, and the remaining days of a trial. Without `navigation`, only the logo and the color mode are shown. */
export const SiteHeader = ({
  header,
  navigation = true,
}: {
  readonly header: HeaderModel;
  readonly navigation?: boolean;
}) => {
  const { session, onLogout, forClass = false, organizations } = header;
  const signedIn = session.state === 'signed-in';
  const [searching, setSearching] = useState(false);
  useSessionMark(signedIn);
  return (
    <header className="site-header">
      <div className="page-width">
        <LogoLink />
        {navigation ? (
          <MainNav
            session={session}
            forClass={forClass}
            onLogout={onLogout}
            onSearch={() => setSearching(true)}
          />
        ) : null}
        <div className="header-side">
          {navigation && session.state === 'signed-in' ? (
            <OfUser session={session} searching={searching} onSearch={setSearching} />
          ) : null}
          <ColorModeToggle />
          {navigation && session.state === 'signed-in' ? (
            <AccountMenu session={session} onLogout={onLogout} organizations={organizations} />
          ) : null}
          {navigation && !forClass && session.state === 'signed-out' ? <SignedOut /> : null}
        </div>
      </div>
    </header>
  );
};
