import type { Log } from '../../../ports/log.ts';
import type { OfflineLessons } from '../ports/offline-lessons.ts';
import type { SessionStore } from '../../identity/ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { savedLessonsEntry } from '../../storage-entries.ts';

/**
 * Deletes copies of other accounts from this device while the page is open (LES-8, LES-5). When the signed-in user is known, deletes copies and records of
 * every other account. On sign-out or a lost session, deletes those of that user. Also works offline, and for all tabs, because they share the copies.
 */
export function forgetCopies(
  session: SessionStore,
  copies: OfflineLessons,
  storage: Storage,
  log: Log,
): void {
  const deleteForeignCopies = (): void => {
    const current = session.current();
    if (current.state === 'restoring') return;
    const reader = current.state === 'signed-in' ? current.user.id : null;
    const saved = storage.read(savedLessonsEntry) ?? [];
    const stays = saved.filter(({ owner }) => owner === null || owner === reader);
    if (stays.length < saved.length) storage.write(savedLessonsEntry, stays);
    copies
      .forgetAccounts(reader)
      .catch((error: unknown) =>
        log.error('Copies of lessons could not be deleted from this device', { error }),
      );
  };
  let known: string | null = null;
  const look = (): void => {
    const current = session.current();
    const now = current.state === 'signed-in' ? `signed-in ${current.user.id}` : current.state;
    if (now !== known) deleteForeignCopies();
    known = now;
  };
  look();
  session.subscribe(look);
}
