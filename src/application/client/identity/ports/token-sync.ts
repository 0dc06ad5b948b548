import type { Result } from '#domain/result.ts';

/** The other service was unreachable (`status` is null), or it refused the token. */
export type TokenSyncFailed = { readonly kind: 'token-sync/failed'; readonly status: number | null };

/** A different service on the same domain that needs the signed-in user's token. Spec §7. */
export interface TokenSync {
  post(token: string): Promise<Result<void, TokenSyncFailed>>;
  remove(): Promise<Result<void, TokenSyncFailed>>;
}
