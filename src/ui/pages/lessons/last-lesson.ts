import { useEffect, useSyncExternalStore } from 'react';
import { productSlug } from '#domain/product.ts';

/** The lesson that was opened last in this browser, by whoever sat there. */
export type LastLesson = { readonly slug: string; readonly title: string };

const key = `${productSlug}-last-lesson`;

function kept(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage is blocked: no lesson was kept
  }
}

function decode(json: string | null): LastLesson | null {
  if (json === null) return null;
  try {
    const { slug, title } = JSON.parse(json) as Partial<Record<keyof LastLesson, unknown>>;
    return typeof slug === 'string' && typeof title === 'string' ? { slug, title } : null;
  } catch {
    return null; // not ours, or of another version: no lesson was kept
  }
}

/** Keeps the lesson that is open as the one to continue with. */
export function useNoteLastLesson({ slug, title }: LastLesson): void {
  useEffect(() => {
    try {
      window.localStorage.setItem(key, JSON.stringify({ slug, title }));
    } catch {
      // storage is blocked or full: the list offers nothing to continue with
    }
  }, [slug, title]);
}

const followOtherTabs = (changed: () => void): (() => void) => {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};

/** The lesson to continue with; null on the server and where none was opened. */
export const useLastLesson = (): LastLesson | null =>
  decode(useSyncExternalStore(followOtherTabs, kept, () => null));
