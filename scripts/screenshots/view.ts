import type { Page } from 'playwright';

/** The viewer: a visitor, or a user of the demo district, named by the local part of their address. */
export type Viewer = 'visitor' | 'owner' | 'manager' | 'teacher1' | 'admin' | 'trial' | 'ended' | 'newcomer';

export type View = {
  /** The name of the picture, such as `login`, `settings-profile` or `state-no-lesson-found`. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Whether the page keeps a connection open, so that the network is never idle. The picture then waits for the page's table. */
  readonly isLive?: boolean;
  readonly act?: (page: Page) => Promise<void>;
};
