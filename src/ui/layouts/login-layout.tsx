import { Scene } from '../components/scene.tsx';
import { SkipLink } from '../components/menus/skip-link.tsx';
import { ColorModeToggle } from './color-mode-controls.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LogoLink } from './site-header.tsx';

export const LoginLayout = ({ children }: LayoutProps) => (
  <div className="site">
    <SkipLink />
    <div className="login-layout">
      <div className="login-column">
        <header className="login-top">
          <LogoLink />
          <ColorModeToggle />
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <div className="yard-side">
        <Scene name="harbor" />
      </div>
    </div>
  </div>
);
