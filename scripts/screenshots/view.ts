import type { Page } from 'playwright';

/** The person who looks: nobody known, or somebody of the demo district by the first part of their address. */
export type Viewer = 'visitor' | 'owner' | 'manager' | 'teacher1' | 'admin' | 'trial' | 'ended' | 'newcomer';

/** One thing to photograph. */
export type View = {
  /** Names the picture: `login`, `settings-profile`, `state-no-lesson-found`. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Brings a state about after the page stands. */
  readonly act?: (page: Page) => Promise<void>;
};
