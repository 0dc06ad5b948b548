import type { ReactNode } from 'react';
import { Scene, type SceneName } from './scene.tsx';

/** An empty list or page: a picture, the reason, and the one possible action (`action`, a Button or LinkButton). */
export const EmptyState = ({
  scene = 'empty-berth',
  title,
  children,
  action,
}: {
  readonly scene?: SceneName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="empty-state">
    <Scene name={scene} first />
    <h2>{title}</h2>
    {children === undefined ? null : <div className="quiet">{children}</div>}
    {action}
  </div>
);
