import { memo } from 'react';
import { Link } from 'react-router';
import { Logo } from '../components/logo.tsx';
import { shell } from '../messages/en/shell.ts';
import { ColorModeSwitch } from './color-mode-controls.tsx';

const links = [
  ['/lessons', shell.lessons],
  ['/getting-started/using-the-lessons', shell.usingTheLessons],
  ['/getting-started/connecting-the-dock', shell.connectingTheDock],
  ['/getting-started/faqs', shell.questions],
  ['/self-service/purchase', shell.pricing],
] as const;

export const SiteFooter = memo(() => (
  <footer className="site-footer">
    <div className="page-width">
      <div className="footer-about">
        <Logo />
        <p>{shell.about}</p>
      </div>
      <div className="footer-end spread" data-gap="4">
        <nav aria-label={shell.footerNavigation}>
          <ul className="footer-links">
            {links.map(([to, label]) => (
              <li key={to}>
                <Link to={to} discover="none">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ColorModeSwitch />
      </div>
    </div>
  </footer>
));
