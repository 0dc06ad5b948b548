import type { ReactNode } from 'react';
import { breakable } from './breakable.tsx';

/**
 * The page's heading. The router moves the focus to `[data-page-heading]` after a navigation. `lead` is the sentence below the heading, `eyebrow` the few words
 * above it.
 */
export const PageTitle = ({
  children,
  lead,
  eyebrow,
}: {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
}) => (
  <div className="page-title">
    {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
    <h1 tabIndex={-1} data-page-heading="">
      {children}
    </h1>
    {lead === undefined ? null : <p>{breakable(lead)}</p>}
  </div>
);
