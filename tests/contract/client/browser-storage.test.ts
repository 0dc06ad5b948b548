import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { supported } from '../identity/capability.ts';
import { storageContract } from '../platform/storage.contract.ts';

/** Returns a storage area of one browser. A full area rejects writes. A blocked area cannot be opened. */
function anArea() {
  const stored = new Map<string, string>();
  const pages = new Set<EventTarget>();
  let refuses: 'full' | 'blocked' | null = null;
  /** Opens the area for one page. As in a browser, changes dispatch `storage` events in the other pages. */
  const openIn = (page: EventTarget) => {
    pages.add(page);
    const tellOthers = (key: string): void => {
      for (const each of pages)
        if (each !== page) each.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const area = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (refuses === 'full') throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, text);
        tellOthers(key);
      },
      removeItem: (key: string) => {
        stored.delete(key);
        tellOthers(key);
      },
    };
    return () => {
      if (refuses === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return area;
    };
  };
  return { kept: stored, openIn, refuse: (how: 'full' | 'blocked') => (refuses = how) };
}

storageContract(
  'BrowserStorage',
  () => {
    const areas = { local: anArea(), session: anArea() };
    const log = new InMemoryLog();
    return {
      openPage: () => {
        const page = new EventTarget();
        return new BrowserStorage(
          log,
          { local: areas.local.openIn(page), session: areas.session.openIn(page) },
          page,
        );
      },
      readText: (area, key) => areas[area].kept.get(key) ?? null,
      writeText: (area, key, text) => void areas[area].kept.set(key, text),
      refuse: (how) => {
        areas.local.refuse(how);
        areas.session.refuse(how);
      },
    };
  },
  { refuse: supported, watch: supported },
);
