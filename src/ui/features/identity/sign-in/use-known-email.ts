import { emailForSignInEntry, lostEmailEntry } from '#application/client/storage-entries.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';

/** Returns the address to log in with if this browser knows it, from a link that was requested here or a session that ended here. Otherwise ''. */
export function useKnownEmail(): string {
  const [stored] = useStorageEntry(emailForSignInEntry);
  const [lost] = useStorageEntry(lostEmailEntry);
  return stored ?? lost ?? '';
}
