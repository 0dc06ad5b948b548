import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';

export const PlainLayout = ({ children }: LayoutProps) => (
  <div className="site">
    <PageMain>{children}</PageMain>
  </div>
);
