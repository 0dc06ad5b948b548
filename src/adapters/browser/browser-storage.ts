import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import type { Log } from '#application/ports/log.ts';

type Area = StorageEntry<unknown>['area'];
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Functions that open an area. They throw in browsers that block storage. */
export type StorageAreas = Readonly<Record<Area, () => StorageArea>>;

export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const browserAreas: StorageAreas = { local: () => localStorage, session: () => sessionStorage };

/** Local and session storage as JSON. If they are blocked or full, values are kept in memory for this page (REL-7), and this is logged once. */
export class BrowserStorage implements Storage {
  readonly #log: Log;
  readonly #areas: StorageAreas;
  readonly #page: StorageEvents;
  /** Values that the browser did not store, by area and key. JSON, or null for deleted values. */
  readonly #unwritten = new Map<string, string | null>();
  #warned = false;

  constructor(log: Log, areas: StorageAreas = browserAreas, page: StorageEvents = window) {
    this.#log = log;
    this.#areas = areas;
    this.#page = page;
  }

  read<T>(entry: StorageEntry<T>): T | null {
    const unkept = this.#unwritten.get(nameOf(entry));
    const json = unkept === undefined ? this.#reach(entry, (area) => area.getItem(entry.key)) : unkept;
    return json === null ? null : this.#decode(entry, json);
  }

  write<T>(entry: StorageEntry<T>, value: T): boolean {
    const json = JSON.stringify(value);
    const written =
      this.#reach(entry, (area) => {
        area.setItem(entry.key, json);
        return true;
      }) === true;
    this.#remember(entry, written, json);
    return written;
  }

  forget(entry: StorageEntry<unknown>): void {
    const gone = this.#reach(entry, (area) => {
      area.removeItem(entry.key);
      return true;
    });
    this.#remember(entry, gone === true, null);
  }

  watch(entry: StorageEntry<unknown>, listener: () => void): () => void {
    const handleStorage = (event: Event): void => {
      // Without a key, the whole area was cleared. Session storage belongs to one page, so other pages do not write to it.
      const { key } = event as StorageEvent;
      if (entry.area === 'local' && (key === entry.key || key === null)) listener();
    };
    this.#page.addEventListener('storage', handleStorage);
    return () => this.#page.removeEventListener('storage', handleStorage);
  }

  #remember(entry: StorageEntry<unknown>, written: boolean, json: string | null): void {
    if (written) this.#unwritten.delete(nameOf(entry));
    else this.#unwritten.set(nameOf(entry), json);
  }

  #decode<T>(entry: StorageEntry<T>, json: string): T | null {
    try {
      const value: unknown = JSON.parse(json);
      return entry.decode(value);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#log.warn('A stored value is not valid JSON and is ignored', { key: entry.key });
      return null;
    }
  }

  #reach<R>(entry: StorageEntry<unknown>, call: (area: StorageArea) => R): R | null {
    try {
      return call(this.#areas[entry.area]());
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (!this.#warned) {
        this.#log.warn('The browser does not store data for this page', {
          area: entry.area,
          cause: error.name,
        });
      }
      this.#warned = true;
      return null;
    }
  }
}

const nameOf = ({ area, key }: StorageEntry<unknown>): string => `${area}:${key}`;
