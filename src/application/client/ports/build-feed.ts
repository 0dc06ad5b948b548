import type { Result } from '#domain/result.ts';

/** It could not be found out which build is the latest. */
export type BuildUnknown = { readonly kind: 'build/unknown'; readonly reason: 'unreachable' | 'unreadable' };

/** Says which build of the app is served now. Spec §7, `builds/latest.json`. */
export interface BuildFeed {
  /** The id of the latest build, never from a cache. */
  latest(): Promise<Result<string, BuildUnknown>>;
}
