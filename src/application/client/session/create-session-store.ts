import { newSessionUser, type SessionUser, storable } from '#domain/account/session-user.ts';
import { initialSession, personOf, type Session } from '#domain/policy/session.ts';
import type { KnownFacts, SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { signOutReasonEntry, lostEmailEntry, userEntry } from '../storage-entries.ts';

const noToken = { token: null, refreshTimerId: null };

const saysNothingNew = (record: Partial<KnownFacts>, user: KnownFacts): boolean =>
  Object.entries(record).every(([field, value]) => user[field as keyof KnownFacts] === value);

/** Opens the session of this page, with the person whom an earlier page remembered. Spec §3, `system-user`. */
export function createSessionStore(storage: Storage): SessionStore {
  const listeners = new Set<() => void>();
  const remembered = storage.read(userEntry);
  let session: Session = remembered === null ? initialSession : { state: 'restoring', remembered };
  let current: Pick<SessionUser, 'token' | 'refreshTimerId'> = noToken;

  const become = (next: Session): void => {
    session = next;
    if (next.state === 'signed-in') storage.write(userEntry, storable(next.user));
    if (next.state === 'signed-out') storage.forget(userEntry);
    for (const listener of listeners) listener();
  };

  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(identity, record, missing) {
      storage.forget(signOutReasonEntry);
      storage.forget(lostEmailEntry);
      become({ state: 'signed-in', user: { ...newSessionUser(identity), ...record, ...current }, missing });
    },
    update(record, missing) {
      if (session.state !== 'signed-in') return;
      if (missing === undefined && saysNothingNew(record, session.user)) return;
      become({ ...session, user: { ...session.user, ...record }, missing: missing ?? session.missing });
    },
    keepToken(token, refreshTimerId) {
      current = { token: { token: token.token }, refreshTimerId };
      if (session.state === 'signed-in') become({ ...session, user: { ...session.user, ...current } });
    },
    leave(cause) {
      current = noToken;
      const email = personOf(session)?.email ?? null;
      if (cause === 'lost' && email !== null) storage.write(lostEmailEntry, email);
      become({ state: 'signed-out', cause });
    },
  };
}
