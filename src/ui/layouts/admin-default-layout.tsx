import { BookOpen, MessageSquareText, ReceiptText, UsersRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { shell } from '../messages/en/shell.ts';
import { paths } from '../routes/paths.ts';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const places = [
  ['/users', shell.users, UsersRound],
  [paths.bookedOrders, shell.orders, ReceiptText],
  ['/lessons', shell.lessons, BookOpen],
  [paths.lessonReports, shell.lessonReports, MessageSquareText],
] as const;

/** For the product's own staff: the page beside the navigation of what they look after. */
export const AdminDefaultLayout = ({ header, children }: LayoutProps) => (
  <div className="site">
    <SkipLink />
    <SiteHeader header={header} />
    <PageMain>
      <div className="admin-frame">
        <nav className="side-nav" aria-label={shell.adminNavigation}>
          <ul>
            {places.map(([to, label, icon]) => (
              <li key={to}>
                <NavLink to={to} end>
                  <Icon of={icon} /> {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </PageMain>
    <SiteFooter />
  </div>
);
