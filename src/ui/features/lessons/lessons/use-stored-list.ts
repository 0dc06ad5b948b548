import { useMemo } from 'react';
import type { StorageEntry } from '#application/client/platform/ports/storage.ts';
import { productSlug } from '#domain/product.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';

type Texts = readonly string[];
/** Adds or removes an item. Returns false if the change is stored for this page only. */
type Put = (item: string, included: boolean) => boolean;

const nothing: Texts = [];

const listEntry = (name: string): StorageEntry<Texts> => ({
  area: 'local',
  key: `${productSlug}-${name}`,
  decode: (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null),
});

/** Returns a list of texts that this browser stores and shares with other tabs. It is empty on the server and at the first render. */
export function useStoredList(name: string): readonly [Texts, Put] {
  const [items, change] = useStorageEntry(useMemo(() => listEntry(name), [name]));
  const put: Put = (item, on) =>
    change((now) => {
      const others = (now ?? nothing).filter((each) => each !== item);
      return on ? [...others, item] : others;
    });
  return [items ?? nothing, put];
}
