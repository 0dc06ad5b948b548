import type { Log } from '../../ports/log.ts';
import type { OfflineLessons } from '../ports/offline-lessons.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { savedLessonsEntry } from '../storage-entries.ts';

/**
 * Removes the copies of other people from this device, for as long as the page stands. LES-8, LES-5: once it is
 * known who is signed in, the copies of every other account go, and so does what is noted of them; when somebody leaves, or
 * their session is lost, theirs go. That holds for all tabs, since they share the copies, and without a network, since
 * nobody is asked.
 */
export function forgetCopies(
  session: SessionStore,
  copies: OfflineLessons,
  storage: Storage,
  log: Log,
): void {
  const sweep = (): void => {
    const current = session.current();
    if (current.state === 'restoring') return;
    const reader = current.state === 'signed-in' ? current.user.id : null;
    const saved = storage.read(savedLessonsEntry) ?? [];
    const stays = saved.filter(({ owner }) => owner === null || owner === reader);
    if (stays.length < saved.length) storage.write(savedLessonsEntry, stays);
    copies
      .forgetAccounts(reader)
      .catch((error: unknown) =>
        log.error('Copies of lessons could not be taken off this device', { error }),
      );
  };
  let known: string | null = null;
  const look = (): void => {
    const current = session.current();
    const now = current.state === 'signed-in' ? `signed-in ${current.user.id}` : current.state;
    if (now !== known) sweep();
    known = now;
  };
  look();
  session.subscribe(look);
}
