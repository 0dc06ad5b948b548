import { useEffect } from 'react';
import { useApp, useSession } from '../../../app-context.tsx';
import { readerOf } from './reader-of.ts';

/** Holds the lesson that is read for when there is no network (LES-8), once it is known who reads it. Shows nothing. */
export function SaveOpenedLesson({ slug }: { readonly slug: string }): null {
  const { offline } = useApp();
  const session = useSession();
  const reader = readerOf(session);
  useEffect(() => {
    if (reader !== 'unknown') void offline.opened(slug);
  }, [offline, slug, reader]);
  return null;
}
