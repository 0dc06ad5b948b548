import { SkipLink } from '../components/menus/skip-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** As the default, but the page spans the window: it sets its own `HeroBand` and `page-width` sections. */
export const HomeLayout = ({ header, children }: LayoutProps) => (
  <div className="site home-layout">
    <SkipLink />
    <SiteHeader header={header} />
    <PageMain wide>{children}</PageMain>
    <SiteFooter />
  </div>
);
