import { SkipLink } from '../components/menus/skip-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export const DefaultLayout = ({ header, children }: LayoutProps) => (
  <div className="site">
    <SkipLink />
    <SiteHeader header={header} />
    <PageMain>{children}</PageMain>
    <SiteFooter />
  </div>
);
