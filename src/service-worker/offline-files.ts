import type { PrecacheEntry } from 'workbox-precaching';

export type OfflineFiles = {
  /** Files for opening any page; with a revision if the name has no content hash. */
  readonly app: readonly PrecacheEntry[];
  /** Additional files for 'Try it'; every name has a content hash. */
  readonly tryIt: readonly string[];
  readonly shell: string;
};
