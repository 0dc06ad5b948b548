import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { leftForProviderEntry, userEntry } from '../../storage-entries.ts';
import type { StartSessionSync } from './start-session-sync.ts';

/** Signs of a possible session that can be checked without a request. */
export type SessionTraces = {
  readonly session: SessionStore;
  readonly storage: Storage;
  /** Whether the identity provider has a stored user in this browser. */
  readonly isKeptByProvider: () => boolean;
};

/** Whether a user is or may be signed in; false for an anonymous visitor. */
export function mayBeSignedIn({ session, storage, isKeptByProvider }: SessionTraces): boolean {
  const current = session.current();
  if (current.state !== 'restoring') return current.state === 'signed-in';
  return current.remembered !== null || storage.read(leftForProviderEntry) !== null || isKeptByProvider();
}

/**
 * Starts session sync if there may be a session. Otherwise reports that there is no session, and starts when a user signs in on another page of this browser.
 * As a result, public pages do not load identity code for visitors. Spec §3, §4.
 */
export function awaitSession(traces: SessionTraces, startSessionSync: StartSessionSync): StartSessionSync {
  const { session, storage } = traces;
  return () => {
    if (mayBeSignedIn(traces)) return startSessionSync();
    session.leave('visitor');
    let end: (() => void) | null = null;
    const unwatch = storage.watch(userEntry, () => {
      if (storage.read(userEntry) !== null) end ??= startSessionSync();
    });
    return () => {
      unwatch();
      end?.();
    };
  };
}
