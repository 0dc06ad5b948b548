import { useEffect } from 'react';
import type { StorageEntry } from '#application/client/platform/ports/storage.ts';
import { productSlug } from '#domain/product.ts';
import { useStorage } from '../../../app-context.tsx';
import { useStorageEntry } from '../../../use-storage-entry.ts';

export type LastLesson = { readonly slug: string; readonly title: string };

const lastLessonEntry: StorageEntry<LastLesson> = {
  area: 'local',
  key: `${productSlug}-last-lesson`,
  decode(value) {
    const { slug, title } = (value ?? {}) as Partial<Record<keyof LastLesson, unknown>>;
    return typeof slug === 'string' && typeof title === 'string' ? { slug, title } : null;
  },
};

export function useNoteLastLesson({ slug, title }: LastLesson): void {
  const storage = useStorage();
  useEffect(() => {
    storage.write(lastLessonEntry, { slug, title });
  }, [storage, slug, title]);
}

/** Returns the lesson to continue with. Null on the server, or if none was opened. */
export const useLastLesson = (): LastLesson | null => useStorageEntry(lastLessonEntry)[0];
