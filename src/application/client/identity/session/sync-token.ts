import { maySync } from '#domain/identity/sign-in/token.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { IdentityChange, IdentityProvider } from '../ports/identity-provider.ts';
import type { TokenSync, TokenSyncFailed } from '../ports/token-sync.ts';

/** Sends the signed-in user's token to another service; returns a function that stops this. */
export type SyncToken = () => () => void;

const nothing = (): void => undefined;

/**
 * Spec §7, §9: posts each new token unless it is older than 5 minutes, and removes it on sign-out. Never sends the same token twice in a row. Calls are
 * sequential. Failures are only logged. `sync` is null if no service is configured.
 */
export function syncToken({
  identity,
  sync,
  clock,
  log,
}: {
  readonly identity: Pick<IdentityProvider, 'watch'>;
  readonly sync: TokenSync | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}): SyncToken {
  return () => {
    if (sync === null) return nothing;
    let lastSent: string | null | undefined;
    let last: Promise<void> = Promise.resolve();

    const deliver = async (call: () => Promise<Result<void, TokenSyncFailed>>): Promise<void> => {
      const synced = await call();
      if (!synced.ok)
        log.warn('The token could not be passed to the server', { status: synced.error.status });
    };
    return identity.watch((change: IdentityChange) => {
      const token = change?.token ?? null;
      if (token !== null && !maySync(token, clock.now())) return;
      const text = token?.token ?? null;
      if (text === lastSent) return;
      lastSent = text;
      last = last.then(() => deliver(() => (text === null ? sync.remove() : sync.post(text))));
    });
  };
}
