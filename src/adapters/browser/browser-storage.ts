import type { Slot, Storage } from '#application/client/ports/storage.ts';
import type { Log } from '#application/ports/log.ts';

type Area = Slot<unknown>['area'];
/** The part of the browser's storage that is needed. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Opens an area; browsers throw already at this where storage is blocked. */
export type StorageAreas = Readonly<Record<Area, () => StorageArea>>;

/** Where the browser tells a page what others wrote. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const browserAreas: StorageAreas = { local: () => localStorage, session: () => sessionStorage };

/**
 * Local and session storage as JSON. Where they are blocked or full, what was written is kept for this page only (REL-7),
 * which is logged once.
 */
export class BrowserStorage implements Storage {
  readonly #log: Log;
  readonly #areas: StorageAreas;
  readonly #page: StorageEvents;
  /** What the browser would not keep, by area and key: JSON, or null for what was forgotten. */
  readonly #unkept = new Map<string, string | null>();
  #warned = false;

  constructor(log: Log, areas: StorageAreas = browserAreas, page: StorageEvents = window) {
    this.#log = log;
    this.#areas = areas;
    this.#page = page;
  }

  read<T>(slot: Slot<T>): T | null {
    const unkept = this.#unkept.get(nameOf(slot));
    const json = unkept === undefined ? this.#reach(slot, (area) => area.getItem(slot.key)) : unkept;
    return json === null ? null : this.#decode(slot, json);
  }

  write<T>(slot: Slot<T>, value: T): boolean {
    const json = JSON.stringify(value);
    const kept =
      this.#reach(slot, (area) => {
        area.setItem(slot.key, json);
        return true;
      }) === true;
    this.#keepHere(slot, kept, json);
    return kept;
  }

  forget(slot: Slot<unknown>): void {
    const gone = this.#reach(slot, (area) => {
      area.removeItem(slot.key);
      return true;
    });
    this.#keepHere(slot, gone === true, null);
  }

  watch(slot: Slot<unknown>, listener: () => void): () => void {
    const told = (event: Event): void => {
      // Without a key everything was cleared. Session storage is a page's own, so that no other page writes it.
      const { key } = event as StorageEvent;
      if (slot.area === 'local' && (key === slot.key || key === null)) listener();
    };
    this.#page.addEventListener('storage', told);
    return () => this.#page.removeEventListener('storage', told);
  }

  #keepHere(slot: Slot<unknown>, kept: boolean, json: string | null): void {
    if (kept) this.#unkept.delete(nameOf(slot));
    else this.#unkept.set(nameOf(slot), json);
  }

  #decode<T>(slot: Slot<T>, json: string): T | null {
    try {
      const value: unknown = JSON.parse(json);
      return slot.decode(value);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#log.warn('What the browser kept is not JSON and counts as absent', { key: slot.key });
      return null;
    }
  }

  #reach<R>(slot: Slot<unknown>, act: (area: StorageArea) => R): R | null {
    try {
      return act(this.#areas[slot.area]());
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (!this.#warned) {
        this.#log.warn('The browser keeps nothing for this page', { area: slot.area, cause: error.name });
      }
      this.#warned = true;
      return null;
    }
  }
}

const nameOf = ({ area, key }: Slot<unknown>): string => `${area}:${key}`;
