import type { PrecacheEntry } from 'workbox-precaching';

export type OfflineFiles = {
  /** Files that every page needs. A file has a revision if its name has no content hash. */
  readonly app: readonly PrecacheEntry[];
  /** Additional files for 'Try it'. Every name has a content hash. */
  readonly tryIt: readonly string[];
  readonly shell: string;
};
