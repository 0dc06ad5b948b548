import type { PrecacheEntry } from 'workbox-precaching';

/** What the build hands to the service worker. */
export type OfflineFiles = {
  /** What the app needs to open any page, each with a revision where its name does not say what is in it. */
  readonly app: readonly PrecacheEntry[];
  /** What 'Try it' needs beside that; every name says what is in it. */
  readonly tryIt: readonly string[];
  /** The page that stands for any other one while there is no network. */
  readonly shell: string;
};
