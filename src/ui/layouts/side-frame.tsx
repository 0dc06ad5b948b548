import type { ReactNode } from 'react';

type SideFrameProps = {
  /** Null for a page without links. */
  readonly side: ReactNode;
  readonly children: ReactNode;
};

export const SideFrame = ({ side, children }: SideFrameProps) => (
  <div className={side === null ? undefined : 'side-frame'}>
    {side === null ? null : <div className="side-column">{side}</div>}
    <div>{children}</div>
  </div>
);
