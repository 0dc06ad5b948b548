import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { supported } from '../capability.ts';
import { storageContract } from '../storage.contract.ts';

/** An area that keeps text, until it is full (refuses to keep more) or blocked (refuses to be opened). */
function anArea() {
  const kept = new Map<string, string>();
  let refuses: 'full' | 'blocked' | null = null;
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuses === 'full') throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = () => {
    if (refuses === 'blocked') throw new DOMException('blocked', 'SecurityError');
    return area;
  };
  return { kept, open, refuse: (how: 'full' | 'blocked') => (refuses = how) };
}

storageContract(
  'BrowserStorage',
  () => {
    const areas = { local: anArea(), session: anArea() };
    const log = new InMemoryLog();
    return {
      openPage: () => new BrowserStorage(log, { local: areas.local.open, session: areas.session.open }),
      readText: (area, key) => areas[area].kept.get(key) ?? null,
      writeText: (area, key, text) => void areas[area].kept.set(key, text),
      refuse: (how) => {
        areas.local.refuse(how);
        areas.session.refuse(how);
      },
    };
  },
  { refuse: supported },
);
