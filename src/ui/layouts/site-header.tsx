import { useEffect } from 'react';
import { Link, NavLink } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { Logo } from '../components/logo.tsx';
import { shell } from '../messages/en/shell.ts';
import { AccountMenu } from './account-menu.tsx';
import { ColourModeToggle } from './colour-mode-controls.tsx';
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
    <LinkButton to="/signup" variant="primary" size="sm">
      {shell.signUp}
    </LinkButton>
  </div>
);

const MainNav = ({ signedIn }: { readonly signedIn: boolean }) => (
  <nav className="main-nav" aria-label={shell.mainNavigation}>
    <ul>
      <li>
        <NavLink to="/lessons" discover="none">
          {shell.lessons}
        </NavLink>
      </li>
      <li>
        <NavLink to="/getting-started/welcome" discover="none">
          {shell.gettingStarted}
        </NavLink>
      </li>
      {signedIn ? (
        <li>
          <NavLink to="/settings/profile" discover="none">
            {shell.settings}
          </NavLink>
        </li>
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

/** Who I am, where I can go, how long the trial lasts. `navigation` false leaves only the logo and the mode. */
export const SiteHeader = ({
  header,
  navigation = true,
}: {
  readonly header: HeaderModel;
  readonly navigation?: boolean;
}) => {
  const { session, onLogout } = header;
  const signedIn = session.state === 'signed-in';
  useSessionMark(signedIn);
  return (
    <header className="site-header">
      <div className="page-width">
        <LogoLink />
        {navigation ? <MainNav signedIn={signedIn} /> : null}
        <div className="header-side">
          {navigation && session.state === 'signed-in' && session.trialDaysLeft !== undefined ? (
            <TrialChip daysLeft={session.trialDaysLeft} />
          ) : null}
          <ColourModeToggle />
          {navigation && session.state === 'signed-in' ? (
            <AccountMenu session={session} onLogout={onLogout} />
          ) : null}
          {navigation && session.state === 'signed-out' ? <SignedOut /> : null}
        </div>
      </div>
    </header>
  );
};
