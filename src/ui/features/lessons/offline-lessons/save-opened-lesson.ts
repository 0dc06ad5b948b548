import { useEffect } from 'react';
import { useApp, useSession } from '../../../app-context.tsx';
import { readerOf } from './reader-of.ts';

/** Saves the open lesson for offline use (LES-8) when the session is known. Renders nothing. */
export function SaveOpenedLesson({ slug }: { readonly slug: string }): null {
  const { offline } = useApp();
  const session = useSession();
  const reader = readerOf(session);
  useEffect(() => {
    if (reader !== 'unknown') void offline.opened(slug);
  }, [offline, slug, reader]);
  return null;
}
