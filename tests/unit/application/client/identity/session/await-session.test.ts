import { beforeEach, expect, test, vi } from 'vitest';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { awaitSession } from '#application/client/identity/session/await-session.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { leftForProviderEntry, userEntry } from '#application/client/storage-entries.ts';

const ada = { id: 'ada', email: null, requiresPasswordSetup: false, signInMethod: 'email' } as const;

let areas: ReturnType<typeof emptyAreas>;
beforeEach(() => {
  areas = emptyAreas();
});

/** A page that waits for a session. `kept` is called when the session is stored. */
function openPage(isKeptByProvider = false) {
  const storage = new InMemoryStorage(areas);
  const session = createSessionStore(storage);
  const stored = vi.fn<() => void>();
  const ended = vi.fn<() => void>();
  const begin = awaitSession({ session, storage, isKeptByProvider: () => isKeptByProvider }, () => {
    stored();
    return ended;
  });
  return { storage, session, kept: stored, ended, begin };
}

test('[NAV-4] a visitor is recognized at once, without a call', () => {
  const { begin, session, kept } = openPage();
  begin();
  expect(session.current()).toEqual({ state: 'signed-out', cause: 'visitor' });
  expect(kept).not.toHaveBeenCalled();
});

test('a user who was signed in on the last visit is looked up', () => {
  const earlier = openPage();
  earlier.session.enter(ada, null, []);
  const { begin, session, kept } = openPage();
  begin();
  expect(kept).toHaveBeenCalledOnce();
  expect(session.current().state).toBe('restoring');
});

test('a user who is known only to the identity provider is looked up, too, and so is one who returns from its page', () => {
  const remembered = openPage(true);
  remembered.begin();
  expect(remembered.kept).toHaveBeenCalledOnce();
  const back = openPage();
  back.storage.write(leftForProviderEntry, 'google.com');
  back.begin();
  expect(back.kept).toHaveBeenCalledOnce();
});

test('[AUT-7] a sign-in on another page of this browser is noticed, once', () => {
  const { begin, kept, ended } = openPage();
  const end = begin();
  const other = openPage();
  other.session.enter(ada, null, []);
  other.session.update({ firstName: 'Ada' });
  expect(kept).toHaveBeenCalledOnce();
  end();
  expect(ended).toHaveBeenCalledOnce();
});

test('a watch that ended detects nothing', () => {
  const { begin, kept } = openPage();
  begin()();
  new InMemoryStorage(areas).write(userEntry, { ...ada, firstName: null } as never);
  expect(kept).not.toHaveBeenCalled();
});
