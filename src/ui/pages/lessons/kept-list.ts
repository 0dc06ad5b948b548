import { useCallback, useSyncExternalStore } from 'react';
import { productSlug } from '#domain/product.ts';

type KeptList = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => readonly string[];
  readonly put: (item: string, kept: boolean) => void;
};

const nothing: readonly string[] = [];
const none = (): readonly string[] => nothing;

/** Reads what was kept; whatever is not a list of texts counts as none. */
function decode(json: string | null): readonly string[] {
  if (json === null) return nothing;
  try {
    const kept: unknown = JSON.parse(json);
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : nothing;
  } catch (error) {
    if (error instanceof SyntaxError) return nothing;
    throw error;
  }
}

function read(key: string): readonly string[] {
  try {
    return decode(window.localStorage.getItem(key));
  } catch {
    return nothing; // storage is blocked: nothing was kept
  }
}

const lists = new Map<string, KeptList>();

function newKeptList(key: string): KeptList {
  const listeners = new Set<() => void>();
  let kept = read(key);
  const replace = (next: readonly string[]): void => {
    kept = next;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) replace(decode(event.newValue));
  };
  return {
    current: () => kept,
    subscribe(changed) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        lists.delete(key); // what other tabs write from now on would not be heard
      };
    },
    put(item, on) {
      const others = kept.filter((each) => each !== item);
      const next = on ? [...others, item] : others;
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // storage is blocked: it holds until the page is left
      }
      replace(next);
    },
  };
}

function listOf(key: string): KeptList {
  const list = lists.get(key) ?? newKeptList(key);
  lists.set(key, list);
  return list;
}

/**
 * A list of texts that this device remembers, shared with other tabs; empty on the server and at the first render. The
 * function puts a text in or takes it out.
 */
export function useKeptList(name: string): readonly [readonly string[], KeptList['put']] {
  const key = `${productSlug}-${name}`;
  const subscribe = useCallback((changed: () => void) => listOf(key).subscribe(changed), [key]);
  const kept = useSyncExternalStore(subscribe, () => listOf(key).current(), none);
  return [kept, (item, on) => listOf(key).put(item, on)];
}
