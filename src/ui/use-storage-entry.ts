import { useMemo, useSyncExternalStore } from 'react';
import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import { useStorage } from './app-context.tsx';

/** Changes the stored value based on the current one. Returns false if storage is blocked or full. In that case, only this page has the value. */
type Change<T> = (next: (now: T | null) => T) => boolean;

/** Listeners in this page. Storage events are sent only to other pages. */
const ofThisPage = new Set<() => void>();

function followed<T>(storage: Storage, entry: StorageEntry<T>) {
  let shown: T | null = null;
  return {
    subscribe: (changed: () => void): (() => void) => {
      const stop = storage.watch(entry, changed);
      ofThisPage.add(changed);
      return () => {
        ofThisPage.delete(changed);
        stop();
      };
    },
    /** Returns the same object while the stored value is equal, which React requires. */
    current: (): T | null => {
      const stored = storage.read(entry);
      if (JSON.stringify(stored) !== JSON.stringify(shown)) shown = stored;
      return shown;
    },
    change: ((next) => {
      const outlives = storage.write(entry, next(storage.read(entry)));
      for (const changed of ofThisPage) changed();
      return outlives;
    }) satisfies Change<T>,
  };
}

const nothing = (): null => null;

/**
 * Returns the value of a storage entry and a function to change it. Null if nothing is stored, on the server, and at the first render. Follows changes by other
 * tabs and by other uses of this hook. `entry` must be the same object at every render.
 */
export function useStorageEntry<T>(entry: StorageEntry<T>): readonly [T | null, Change<T>] {
  const storage = useStorage();
  const { subscribe, current, change } = useMemo(() => followed(storage, entry), [storage, entry]);
  return [useSyncExternalStore(subscribe, current, nothing), change];
}
