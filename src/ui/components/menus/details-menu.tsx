import type { ReactNode } from 'react';
import { useDismissableDetails } from './use-dismissable-details.ts';

/** A button that reveals a few links and buttons below it. Works without scripts. Its items have the variant `entry`. */
export const DetailsMenu = ({
  className = '',
  summary,
  children,
}: {
  readonly className?: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) => (
  <details className={`details-menu ${className}`.trimEnd()} ref={useDismissableDetails()}>
    <summary>{summary}</summary>
    <div className="menu-panel panel">{children}</div>
  </details>
);
