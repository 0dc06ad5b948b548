import type { ReactNode } from 'react';
import { Scene, type SceneName } from './scene.tsx';

export const HeroBand = ({
  children,
  scene = 'welcome',
  aside,
}: {
  readonly children: ReactNode;
  readonly scene?: SceneName;
  readonly aside?: ReactNode;
}) => (
  <div className="hero-band">
    <div className="page-width">
      <div className="hero-words">{children}</div>
      <Scene name={scene} />
      {aside}
    </div>
  </div>
);
