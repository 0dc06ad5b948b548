import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { leftForProviderSlot, userSlot } from '../slots.ts';
import type { KeepSession } from './keep-session.ts';

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
  return current.remembered !== null || storage.read(leftForProviderSlot) !== null || isKeptByProvider();
}

/**
 * Keeps the session where there may be one; otherwise says at once that there is none, and begins when somebody signs in
 * on another page of this browser. So public pages need nothing of identity for a visitor. Spec §3, §4.
 */
export function awaitSession(traces: SessionTraces, keepSession: KeepSession): KeepSession {
  const { session, storage } = traces;
  return () => {
    if (mayBeSignedIn(traces)) return keepSession();
    session.leave('visitor');
    let end: (() => void) | null = null;
    const unwatch = storage.watch(userSlot, () => {
      if (storage.read(userSlot) !== null) end ??= keepSession();
    });
    return () => {
      unwatch();
      end?.();
    };
  };
}
