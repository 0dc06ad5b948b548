import type { Page } from 'playwright';

/** The viewer: a visitor, or a user of the demo district, named by the local part of their address. */
export type Viewer = 'visitor' | 'owner' | 'manager' | 'teacher1' | 'admin' | 'trial' | 'ended' | 'newcomer';

export type View = {
  /** The name of the picture, such as `login`, `settings-profile` or `state-no-lesson-found`. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
};
