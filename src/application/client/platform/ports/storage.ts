/** A value in browser storage: area, key, and decoder. `decode` returns null for unknown data. */
export type StorageEntry<T> = {
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly decode: (value: unknown) => T | null;
};

/** The browser's storage, as JSON. If it is blocked or full, values are lost when the page is closed. */
export interface Storage {
  /** The last written value; null if missing or unreadable. */
  read<T>(entry: StorageEntry<T>): T | null;
  /** Stores a value. Returns true if it is still there after this page is closed; false if storage is blocked or full. */
  write<T>(entry: StorageEntry<T>, value: T): boolean;
  forget(entry: StorageEntry<unknown>): void;
  /** Calls back when another page of this browser changes the value. Returns a function that removes the listener. */
  watch(entry: StorageEntry<unknown>, listener: () => void): () => void;
}
