import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { leftForProviderEntry, userEntry } from '../storage-entries.ts';
import type { StartSessionSync } from './start-session-sync.ts';

/** What tells, without asking anybody, whether there may be a session. */
export type SessionTraces = {
  readonly session: SessionStore;
  readonly storage: Storage;
  /** Whether the identity provider keeps somebody in this browser. */
  readonly isKeptByProvider: () => boolean;
};

/** Whether somebody is signed in, or may turn out to be; where not, the visitor is nobody the product knows. */
export function mayBeSignedIn({ session, storage, isKeptByProvider }: SessionTraces): boolean {
  const current = session.current();
  if (current.state !== 'restoring') return current.state === 'signed-in';
  return current.remembered !== null || storage.read(leftForProviderEntry) !== null || isKeptByProvider();
}

/**
 * Keeps the session where there may be one; otherwise says at once that there is none, and begins when somebody signs in
 * on another page of this browser. So public pages need nothing of identity for a visitor. Spec §3, §4.
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
