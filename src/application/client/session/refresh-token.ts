import { type IdToken, refreshBackoff, refreshDelay } from '#domain/identity/token.ts';
import type { Clock, TimerId } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Keeps the session's token fresh for as long as somebody is signed in; the answer stops it. */
export type RefreshToken = () => () => void;

/**
 * Spec §4: whenever the token changes, a forced refresh is scheduled 5 minutes before it expires, never negative.
 * A failure is only logged; §9: without a network the next try comes after 30 s, doubling to 16 minutes.
 */
export function refreshToken(
  session: SessionStore,
  identity: IdentityProvider,
  clock: Clock,
  log: Log,
): RefreshToken {
  return () => {
    let timer: TimerId | null = null;
    let failures = 0;

    const schedule = (ms: number): TimerId => {
      if (timer !== null) clock.cancel(timer);
      timer = clock.after(ms, () => void refresh());
      return timer;
    };
    const stop = (): void => {
      if (timer !== null) clock.cancel(timer);
      timer = null;
    };
    const follow = (token: IdToken): void => {
      failures = 0;
      session.keepToken(token, schedule(refreshDelay(token, clock.now())));
    };
    const refresh = async (): Promise<void> => {
      timer = null;
      const fresh = await identity.token({ force: true });
      if (fresh.ok) return;
      log.warn('The token could not be refreshed', { kind: fresh.error.kind });
      if (fresh.error.kind === 'identity/network-request-failed') {
        failures += 1;
        schedule(refreshBackoff(failures));
      }
    };
    const unwatch = identity.watch((change) => (change === null ? stop() : follow(change.token)));
    return () => {
      unwatch();
      stop();
    };
  };
}
