import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { AnchorButton, LinkButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { SkipLink } from '../components/menus/skip-link.tsx';
import { shell } from '../messages/en/shell.ts';
import { ColorModeToggle } from './color-mode-controls.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { Logo } from '../components/logo.tsx';

/** The page on a different site to which the reader returns. The caller must have checked that `href` is safe. */
export type ReturnPlace = { readonly href: string; readonly name: string };

export const ExternalLayout = ({ children, returnTo }: LayoutProps & { readonly returnTo?: ReturnPlace }) => (
  <div className="site">
    <SkipLink />
    <header className="site-header">
      <div className="page-width">
        <Link to="/lessons" className="logo-link" aria-label={shell.homeLink}>
          <Logo />
        </Link>
        <div className="header-side way-back">
          <ColorModeToggle />
          {returnTo === undefined ? (
            <LinkButton to="/lessons" variant="quiet">
              <Icon of={ArrowLeft} /> {shell.backTo(shell.lessons)}
            </LinkButton>
          ) : (
            <AnchorButton href={returnTo.href} variant="quiet">
              <Icon of={ArrowLeft} /> {shell.backTo(returnTo.name)}
            </AnchorButton>
          )}
        </div>
      </div>
    </header>
    <PageMain>{children}</PageMain>
  </div>
);
