import { useEffect, useState } from 'react';
import type { OfflineLibraryContents } from '#application/client/lessons/lessons/offline-library.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { readerOf } from './reader-of.ts';

/**
 * Returns the offline lessons of this device and follows changes. Null on the server and until the session is known. With `atOnce`, uses the stored user
 * instead of the session, for pages that were stored for offline use.
 */
export function useOfflineLibrary(atOnce = false): OfflineLibraryContents | null {
  const { offline } = useApp();
  const session = useSession();
  const [contents, setContents] = useState<OfflineLibraryContents | null>(null);
  const reader = readerOf(session);
  useEffect(() => {
    if (reader === 'unknown' && !atOnce) return undefined;
    let left = false;
    const look = (): void =>
      void offline.contents().then((found) => {
        if (!left) setContents(found);
      });
    look();
    const stop = offline.watch(look);
    return () => {
      left = true;
      stop();
    };
  }, [offline, reader, atOnce]);
  return contents;
}
