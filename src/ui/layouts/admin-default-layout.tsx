import { BookOpen, MessageSquareText, ReceiptText, TicketCheck, UsersRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { SideNav } from '../components/menus/side-nav.tsx';
import { SkipLink } from '../components/menus/skip-link.tsx';
import { shell } from '../messages/en/shell.ts';
import { paths } from '../routes/paths.ts';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SideFrame } from './side-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const places = [
  [paths.users, shell.users, UsersRound],
  [paths.bookedOrders, shell.orders, ReceiptText],
  [paths.activationCodes, shell.activationCodes, TicketCheck],
  [paths.lessons, shell.lessons, BookOpen],
  [paths.lessonReports, shell.lessonReports, MessageSquareText],
] as const;

/** Returns whether a link is the current one. The settings of an organization count as part of the people's area. */
const currentOf = (pathname: string, to: string): 'page' | true | undefined => {
  if (pathname === to) return 'page';
  return to === paths.users && pathname === paths.school ? true : undefined;
};

export function AdminDefaultLayout({ header, children }: LayoutProps) {
  const { pathname } = useLocation();
  const items = places.map(([to, label, icon]) => ({
    to,
    label: (
      <>
        <Icon of={icon} /> {label}
      </>
    ),
    current: currentOf(pathname, to),
  }));
  return (
    <div className="site">
      <SkipLink />
      <SiteHeader header={header} />
      <PageMain>
        <SideFrame side={<SideNav label={shell.adminNavigation} items={items} />}>{children}</SideFrame>
      </PageMain>
      <SiteFooter />
    </div>
  );
}
