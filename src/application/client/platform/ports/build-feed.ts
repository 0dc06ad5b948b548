import type { Result } from '#domain/result.ts';

export type BuildUnknown = { readonly kind: 'build/unknown'; readonly reason: 'unreachable' | 'unreadable' };

/** Returns the build that is currently served. Spec §7, `builds/latest.json`. */
export interface BuildFeed {
  /** The latest build's id; bypasses caches. */
  latest(): Promise<Result<string, BuildUnknown>>;
}
