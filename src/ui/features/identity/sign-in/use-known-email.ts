import { emailForSignInEntry, lostEmailEntry } from '#application/client/storage-entries.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';

/** The address to log in with, as this browser knows it: of the link asked for here, or of the session lost here. */
export function useKnownEmail(): string {
  const [asked] = useStorageEntry(emailForSignInEntry);
  const [lost] = useStorageEntry(lostEmailEntry);
  return asked ?? lost ?? '';
}
