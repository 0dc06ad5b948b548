import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';

/** The storage of one browser, as text, and whether it refuses writes (`full`) or all access (`blocked`). */
export type BrowserAreas = {
  readonly local: Map<string, string>;
  readonly session: Map<string, string>;
  refuses: 'nothing' | 'full' | 'blocked';
  /** The pages that watch local storage. Each is called with the key that a different page changed. */
  readonly watchers: Set<{ readonly page: object; readonly notify: (key: string) => void }>;
};

export const emptyAreas = (): BrowserAreas => ({
  local: new Map(),
  session: new Map(),
  refuses: 'nothing',
  watchers: new Set(),
});

export class InMemoryStorage implements Storage {
  readonly #areas: BrowserAreas;
  /** Values that could not be stored in the browser. Null for values that could not be deleted. */
  readonly #page = new Map<string, string | null>();

  constructor(areas: BrowserAreas = emptyAreas()) {
    this.#areas = areas;
  }

  read<T>({ area, key, decode }: StorageEntry<T>): T | null {
    const onPage = this.#page.get(`${area} ${key}`);
    const inBrowser = this.#areas.refuses === 'blocked' ? null : this.#areas[area].get(key);
    const text = onPage === undefined ? inBrowser : onPage;
    if (text === undefined || text === null) return null;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
    return decode(value);
  }

  write<T>({ area, key }: StorageEntry<T>, value: T): boolean {
    const text = JSON.stringify(value);
    const written = this.#areas.refuses === 'nothing';
    if (written) {
      this.#page.delete(`${area} ${key}`);
      const changed = this.#areas[area].get(key) !== text;
      this.#areas[area].set(key, text);
      if (changed) this.#tellOthers(area, key);
    } else {
      this.#page.set(`${area} ${key}`, text);
    }
    return written;
  }

  forget({ area, key }: StorageEntry<unknown>): void {
    if (this.#areas.refuses === 'blocked') {
      this.#page.set(`${area} ${key}`, null);
    } else {
      this.#page.delete(`${area} ${key}`);
      if (this.#areas[area].delete(key)) this.#tellOthers(area, key);
    }
  }

  watch({ area, key }: StorageEntry<unknown>, listener: () => void): () => void {
    const notify = (changed: string): void => {
      if (area === 'local' && changed === key) listener();
    };
    const watcher = { page: this, notify };
    this.#areas.watchers.add(watcher);
    return () => this.#areas.watchers.delete(watcher);
  }

  #tellOthers(area: StorageEntry<unknown>['area'], key: string): void {
    if (area !== 'local') return;
    for (const { page, notify } of this.#areas.watchers) if (page !== this) notify(key);
  }
}
