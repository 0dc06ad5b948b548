import type { Result } from '#domain/result.ts';

/** The latest build could not be determined. */
export type BuildUnknown = { readonly kind: 'build/unknown'; readonly reason: 'unreachable' | 'unreadable' };

/** Reports the build of the app that is currently served. Spec §7, `builds/latest.json`. */
export interface BuildFeed {
  /** The id of the latest build, never from a cache. */
  latest(): Promise<Result<string, BuildUnknown>>;
}
