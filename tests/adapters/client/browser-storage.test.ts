// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:3000/" }
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import type { StorageEntry } from '#application/client/platform/ports/storage.ts';

const text: StorageEntry<string> = {
  area: 'local',
  key: 'text',
  decode: (value) => (typeof value === 'string' ? value : null),
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("stores JSON in the browser's own areas", () => {
  const storage = new BrowserStorage(new InMemoryLog());
  storage.write(text, 'dock');
  storage.write({ ...text, area: 'session' }, 'crane');
  expect(localStorage.getItem('text')).toBe('"dock"');
  expect(sessionStorage.getItem('text')).toBe('"crane"');
});

test('[REL-7] with blocked storage, values last as long as the page, and one line is logged', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const log = new InMemoryLog();
  const storage = new BrowserStorage(log);
  expect(storage.read(text)).toBeNull();
  storage.write(text, 'dock');
  expect(storage.read(text)).toBe('dock');
  storage.forget(text);
  expect(storage.read(text)).toBeNull();
  expect(log.lines().map(({ level, facts }) => [level, facts])).toEqual([
    ['warn', { area: 'local', cause: 'SecurityError' }],
  ]);
});

test('invalid JSON counts as missing, and is logged without its content', () => {
  localStorage.setItem('text', '{"secret');
  const log = new InMemoryLog();
  expect(new BrowserStorage(log).read(text)).toBeNull();
  expect(log.lines()).toMatchObject([{ level: 'warn', facts: { key: 'text' } }]);
  expect(JSON.stringify(log.lines())).not.toContain('secret');
});

test('a value that the browser refused is stored again as soon as possible', () => {
  const storage = new BrowserStorage(new InMemoryLog());
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.write(text, 'dock');
  full.mockRestore();
  storage.write(text, 'crane');
  expect(localStorage.getItem('text')).toBe('"crane"');
  expect(storage.read(text)).toBe('crane');
});
