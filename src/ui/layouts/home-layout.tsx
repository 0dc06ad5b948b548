import { SkipLink } from '../components/menus/skip-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Like the default layout, but with the full width of the window. The page uses its own `HeroBand` and `page-width` sections. */
export const HomeLayout = ({ header, children }: LayoutProps) => (
  <div className="site home-layout">
    <SkipLink />
    <SiteHeader header={header} />
    <PageMain wide>{children}</PageMain>
    <SiteFooter />
  </div>
);
