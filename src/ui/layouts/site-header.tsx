import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { Logo } from '../components/logo.tsx';
import { shell } from '../messages/en/shell.ts';
import { paths } from '../routes/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { ColorModeToggle } from './color-mode-controls.tsx';
import type { HeaderModel } from './header-model.ts';
import { TrialChip } from './trial-chip.tsx';

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

/** A link to a part of the app, marked while the page is `within` it. */
const PartLink = ({
  part,
  within,
  to,
  children,
}: {
  readonly part: string;
  readonly within?: ((pathname: string) => boolean) | undefined;
  readonly to: string;
  readonly children: ReactNode;
}) => {
  const { pathname } = useLocation();
  const isWithin = within?.(pathname) ?? `${pathname}/`.startsWith(`${part}/`);
  return (
    <li>
      <Link to={to} discover="none" aria-current={pathname === to ? 'page' : isWithin || undefined}>
        {children}
      </Link>
    </li>
  );
};

/**
 * Our staff have the directory of people, and the settings of the organizations that they come to from it, in a navigation of their own; for
 * everybody else both are tabs of the settings.
 */
const isInSettings =
  ({ session }: HeaderModel) =>
  (pathname: string): boolean => {
    const isStaff = session.state === 'signed-in' && session.accountType === 'admin';
    if (pathname === paths.users) return !isStaff;
    return pathname.startsWith('/settings/') && !(isStaff && pathname === paths.school);
  };

const MainNav = ({ header }: { readonly header: HeaderModel }) => (
  <nav className="main-nav" aria-label={shell.mainNavigation}>
    <ul>
      <PartLink part="/lessons" to="/lessons">
        {shell.lessons}
      </PartLink>
      <PartLink part="/getting-started" to="/getting-started/welcome">
        {shell.gettingStarted}
      </PartLink>
      {header.session.state === 'signed-in' ? (
        <PartLink part="/settings" within={isInSettings(header)} to="/settings/profile">
          {shell.settings}
        </PartLink>
      ) : null}
    </ul>
  </nav>
);

/** Once the session is known, the head script's guess about it must not hide anything any more. */
function useSessionMark(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) document.documentElement.dataset.session = 'in';
    else delete document.documentElement.dataset.session;
  }, [signedIn]);
}

/** The header: account, navigation, and the days left of a trial. Without `navigation` only the logo and the color mode. */
export const SiteHeader = ({
  header,
  navigation = true,
}: {
  readonly header: HeaderModel;
  readonly navigation?: boolean;
}) => {
  const { session, onLogout, forClass = false, organizations } = header;
  const signedIn = session.state === 'signed-in';
  useSessionMark(signedIn);
  return (
    <header className="site-header">
      <div className="page-width">
        <LogoLink />
        {navigation ? <MainNav header={header} /> : null}
        <div className="header-side">
          {navigation && session.state === 'signed-in' && session.trialDaysLeft !== undefined ? (
            <TrialChip daysLeft={session.trialDaysLeft} />
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
