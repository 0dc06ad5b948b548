import type { ReactNode } from 'react';

export const PageMain = ({
  children,
  wide = false,
}: {
  readonly children: ReactNode;
  readonly wide?: boolean;
}) => (
  <main id="content" tabIndex={-1} className={wide ? 'site-main' : 'site-main page-width'}>
    {children}
  </main>
);
