import { BookOpen, MessageSquareText, ReceiptText, TicketCheck, UsersRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { SkipLink } from '../components/menus/skip-link.tsx';
import { shell } from '../messages/en/shell.ts';
import { paths } from '../routes/paths.ts';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const places = [
  [paths.users, shell.users, UsersRound],
  [paths.bookedOrders, shell.orders, ReceiptText],
  [paths.activationCodes, shell.activationCodes, TicketCheck],
  [paths.lessons, shell.lessons, BookOpen],
  [paths.lessonReports, shell.lessonReports, MessageSquareText],
] as const;

/** Returns whether a link is the current one; an organization's settings belong to the people. */
const currentOf = (pathname: string, to: string): 'page' | true | undefined => {
  if (pathname === to) return 'page';
  return to === paths.users && pathname === paths.school ? true : undefined;
};

function Places() {
  const { pathname } = useLocation();
  return (
    <ul>
      {places.map(([to, label, icon]) => (
        <li key={to}>
          <Link to={to} discover="none" aria-current={currentOf(pathname, to)}>
            <Icon of={icon} /> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The layout for our staff, with their navigation next to the page. */
export const AdminDefaultLayout = ({ header, children }: LayoutProps) => (
  <div className="site">
    <SkipLink />
    <SiteHeader header={header} />
    <PageMain>
      <div className="admin-frame">
        <nav className="side-nav" aria-label={shell.adminNavigation}>
          <Places />
        </nav>
        <div>{children}</div>
      </div>
    </PageMain>
    <SiteFooter />
  </div>
);
