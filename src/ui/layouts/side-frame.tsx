import type { ReactNode } from 'react';

/** A page with links next to it; above it on narrow screens. */
export const SideFrame = ({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) => (
  <div className="side-frame">
    <div className="side-column">{side}</div>
    <div>{children}</div>
  </div>
);
