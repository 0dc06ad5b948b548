import { useEffect, useState } from 'react';
import type { AtHand } from '#application/client/lessons/offline-shelf.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { readerOf } from './reader-of.ts';

/** What is at hand on this device, followed; null until it is known who reads, and on the server. */
export function useAtHand(): AtHand | null {
  const { offline } = useApp();
  const session = useSession();
  const [atHand, setAtHand] = useState<AtHand | null>(null);
  const reader = readerOf(session);
  useEffect(() => {
    if (reader === 'unknown') return undefined;
    let left = false;
    const look = (): void =>
      void offline.atHand().then((found) => {
        if (!left) setAtHand(found);
      });
    look();
    const stop = offline.watch(look);
    return () => {
      left = true;
      stop();
    };
  }, [offline, reader]);
  return atHand;
}
