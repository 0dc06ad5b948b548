import { beforeEach, describe, expect, test } from 'vitest';
import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import { type Capability, testWhere } from '../identity/capability.ts';

/** A browser with empty storage, and functions that read and write its contents without the adapter. */
export type StorageHarness = {
  readonly openPage: () => Storage;
  readonly readText: (area: StorageEntry<unknown>['area'], key: string) => string | null;
  readonly writeText: (area: StorageEntry<unknown>['area'], key: string, text: string) => void;
  /** With `full`, writes fail. With `blocked`, reads and writes fail. */
  readonly refuse: (how: 'full' | 'blocked') => void;
};

type Color = { readonly name: string };
const color: StorageEntry<Color> = {
  area: 'local',
  key: 'color',
  decode: (value) =>
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
      ? { name: value.name }
      : null,
};
const number: StorageEntry<number> = {
  area: 'local',
  key: 'number',
  decode: (value) => (typeof value === 'number' ? value : null),
};

export function storageContract(
  name: string,
  makeHarness: () => StorageHarness,
  capabilities: { readonly refuse: Capability; readonly watch: Capability },
): void {
  describe(`Storage: ${name}`, () => {
    let browser: StorageHarness;
    let storage: Storage;

    beforeEach(() => {
      browser = makeHarness();
      storage = browser.openPage();
    });

    testWhere(
      capabilities.watch,
      'tells a page what another one wrote or forgot, not what it wrote itself, until it stops watching',
      async () => {
        const received: string[] = [];
        const other = browser.openPage();
        const stop = storage.watch(color, () => received.push(storage.read(color)?.name ?? 'gone'));
        storage.write(color, { name: 'coral' });
        other.write(number, 1);
        expect(received).toEqual([]);
        other.write(color, { name: 'moss' });
        other.forget(color);
        expect(received).toEqual(['moss', 'gone']);
        stop();
        other.write(color, { name: 'sun' });
        expect(received).toHaveLength(2);
      },
    );

    test('has nothing at first', () => {
      expect(storage.read(color)).toBeNull();
      storage.forget(color);
    });

    test('returns the last written value under its key, as JSON, also on the next page', () => {
      storage.write(color, { name: 'teal' });
      expect(storage.write(color, { name: 'gr🟢n' })).toBe(true);
      expect(storage.read(color)).toEqual({ name: 'gr🟢n' });
      expect(browser.readText('local', 'color')).toBe('{"name":"gr🟢n"}');
      expect(browser.openPage().read(color)).toEqual({ name: 'gr🟢n' });
    });

    test('distinguishes a missing value from a false one', () => {
      storage.write(number, 0);
      expect(storage.read(number)).toBe(0);
    });

    test('deletes', () => {
      storage.write(color, { name: 'teal' });
      storage.forget(color);
      expect(storage.read(color)).toBeNull();
      expect(browser.readText('local', 'color')).toBeNull();
    });

    test('keeps the areas separate', () => {
      const inSession: StorageEntry<Color> = { ...color, area: 'session' };
      storage.write(color, { name: 'teal' });
      expect(storage.read(inSession)).toBeNull();
      storage.write(inSession, { name: 'amber' });
      expect(storage.read(color)).toEqual({ name: 'teal' });
      expect(browser.readText('session', 'color')).toBe('{"name":"amber"}');
    });

    test('an unreadable value counts as missing', () => {
      for (const text of ['{"name":', '', 'null', '7', '{"name":7}', '[]']) {
        browser.writeText('local', 'color', text);
        expect(storage.read(color), text).toBeNull();
      }
    });

    test('reads what another page of the browser wrote and deleted', () => {
      const other = browser.openPage();
      storage.write(color, { name: 'teal' });
      other.write(color, { name: 'amber' });
      expect(storage.read(color)).toEqual({ name: 'amber' });
      other.forget(color);
      expect(storage.read(color)).toBeNull();
    });

    for (const how of ['full', 'blocked'] as const) {
      testWhere(capabilities.refuse, `[REL-7] storage that is ${how} keeps it for this page`, async () => {
        storage.write(number, 1);
        browser.refuse(how);
        expect(storage.write(color, { name: 'teal' })).toBe(false);
        storage.write(number, 2);
        expect(storage.read(color)).toEqual({ name: 'teal' });
        expect(storage.read(number)).toBe(2);
        storage.forget(number);
        expect(storage.read(number)).toBeNull();
        expect(browser.openPage().read(color)).toBeNull();
      });
    }
  });
}
