import type { ReactNode } from 'react';

/** The page's content, the skip link's target. */
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
