import {
  newSessionUser,
  type SessionUser,
  storable,
  type StoredUser,
  tabMembershipOf,
} from '#domain/identity/account/session-user.ts';
import { initialSession, personOf, type Session } from '#domain/identity/navigation/session.ts';
import type { KnownFacts, SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { signOutReasonEntry, lostEmailEntry, tabMembershipEntry, userEntry } from '../../storage-entries.ts';

const noToken = { token: null, refreshTimerId: null };

const saysNothingNew = (record: Partial<KnownFacts>, user: KnownFacts): boolean =>
  Object.entries(record).every(
    ([field, value]) => JSON.stringify(user[field as keyof KnownFacts]) === JSON.stringify(value),
  );

/** Returns the remembered user in this tab's organization, because the latest stored record may be from a different tab. */
function rememberedUser(storage: Storage): StoredUser | null {
  const user = storage.read(userEntry);
  const tab = storage.read(tabMembershipEntry);
  return user === null || tab?.id !== user.id ? user : { ...user, ...tab };
}

/** Creates this page's session, starting with the remembered user. Spec §3, `system-user`. */
export function createSessionStore(storage: Storage): SessionStore {
  const listeners = new Set<() => void>();
  const remembered = rememberedUser(storage);
  let session: Session = remembered === null ? initialSession : { state: 'restoring', remembered };
  let current: Pick<SessionUser, 'token' | 'refreshTimerId'> = noToken;

  const become = (next: Session): void => {
    session = next;
    // A view-as is not stored, so it stays in this tab.
    if (next.state === 'signed-in' && next.user.viewing === null)
      storage.write(userEntry, storable(next.user));
    if (next.state === 'signed-out') storage.forget(userEntry);
    // After a lost session, the tab's membership is kept, so that the user returns to the same page after login.
    if (next.state === 'signed-out' && next.cause !== 'lost') storage.forget(tabMembershipEntry);
    for (const listener of listeners) listener();
  };

  const actFor = (user: SessionUser): SessionUser => {
    storage.write(tabMembershipEntry, tabMembershipOf(user));
    return user;
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
      const user = { ...newSessionUser(identity), ...record, ...current };
      become({ state: 'signed-in', user: record === null ? user : actFor(user), missing });
    },
    update(record, missing) {
      if (session.state !== 'signed-in') return;
      const user = actFor({ ...session.user, ...record });
      if (missing === undefined && saysNothingNew(record, session.user)) return;
      become({ ...session, user, missing: missing ?? session.missing });
    },
    saveToken(token, refreshTimerId) {
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
