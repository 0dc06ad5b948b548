import type { TokenSync, TokenSyncFailed } from '#application/client/identity/ports/token-sync.ts';
import { err, ok, type Result } from '#domain/result.ts';

export class InMemoryTokenSync implements TokenSync {
  readonly #told: (string | null)[] = [];
  /** The refusal of calls. If null, calls succeed. */
  refusal: { readonly status: number | null } | null = null;

  /** Returns the received tokens, oldest first. Null is a removal. */
  told(): readonly (string | null)[] {
    return [...this.#told];
  }

  async post(token: string): Promise<Result<void, TokenSyncFailed>> {
    return this.#take(token);
  }

  async remove(): Promise<Result<void, TokenSyncFailed>> {
    return this.#take(null);
  }

  #take(token: string | null): Result<void, TokenSyncFailed> {
    if (this.refusal !== null) return err({ kind: 'token-sync/failed', ...this.refusal });
    this.#told.push(token);
    return ok(undefined);
  }
}
