/**
 * One thing stored in the browser: where, under which key, and how it is read back.
 * `decode` answers null for whatever it does not know.
 */
export type StorageEntry<T> = {
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly decode: (value: unknown) => T | null;
};

/** What the browser keeps between pages and visits, as JSON. Blocked or full storage keeps it for this page only. */
export interface Storage {
  /** What was written last; null where nothing is stored or it cannot be read. */
  read<T>(entry: StorageEntry<T>): T | null;
  /** True where it outlives this page; false where blocked or full storage keeps it for this page only. */
  write<T>(entry: StorageEntry<T>, value: T): boolean;
  forget(entry: StorageEntry<unknown>): void;
  /** Calls back when another page of this browser wrote or forgot it; returns a function that stops it. */
  watch(entry: StorageEntry<unknown>, listener: () => void): () => void;
}
