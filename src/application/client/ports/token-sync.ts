import type { Result } from '#domain/result.ts';

/** The other place was not reached (`status` null), or refused. */
export type TokenSyncFailed = { readonly kind: 'token-sync/failed'; readonly status: number | null };

/** Another place that wants to know who is signed in here, such as a service beside ours on the same domain. Spec §7. */
export interface TokenSync {
  /** Hands the present token over. */
  post(token: string): Promise<Result<void, TokenSyncFailed>>;
  /** Says that nobody is signed in. */
  remove(): Promise<Result<void, TokenSyncFailed>>;
}
