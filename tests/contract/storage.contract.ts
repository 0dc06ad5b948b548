import { beforeEach, describe, expect, test } from 'vitest';
import type { Slot, Storage } from '#application/client/ports/storage.ts';
import { type Capability, testWhere } from './capability.ts';

/** One browser with empty storage, and what lies in it, seen behind the adapter's back. */
export type StorageHarness = {
  /** The storage as a page that was just opened has it. */
  readonly openPage: () => Storage;
  readonly readText: (area: Slot<unknown>['area'], key: string) => string | null;
  readonly writeText: (area: Slot<unknown>['area'], key: string, text: string) => void;
  /** From now on nothing can be written (full) or even read (blocked). */
  readonly refuse: (how: 'full' | 'blocked') => void;
};

type Colour = { readonly name: string };
const colour: Slot<Colour> = {
  area: 'local',
  key: 'colour',
  decode: (value) =>
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
      ? { name: value.name }
      : null,
};
const number: Slot<number> = {
  area: 'local',
  key: 'number',
  decode: (value) => (typeof value === 'number' ? value : null),
};

/** What every `Storage` does. */
export function storageContract(
  name: string,
  makeHarness: () => StorageHarness,
  capabilities: { readonly refuse: Capability },
): void {
  describe(`Storage: ${name}`, () => {
    let browser: StorageHarness;
    let storage: Storage;

    beforeEach(() => {
      browser = makeHarness();
      storage = browser.openPage();
    });

    test('tells a page what another one wrote or forgot, not what it wrote itself, until it stops watching', () => {
      const told: string[] = [];
      const other = browser.openPage();
      const stop = storage.watch(colour, () => told.push(storage.read(colour)?.name ?? 'gone'));
      storage.write(colour, { name: 'coral' });
      other.write(number, 1);
      expect(told).toEqual([]);
      other.write(colour, { name: 'moss' });
      other.forget(colour);
      expect(told).toEqual(['moss', 'gone']);
      stop();
      other.write(colour, { name: 'sun' });
      expect(told).toHaveLength(2);
    });

    test('holds nothing at first', () => {
      expect(storage.read(colour)).toBeNull();
      storage.forget(colour);
    });

    test('gives back what was written last, as JSON under its key, to the next page too', () => {
      storage.write(colour, { name: 'teal' });
      expect(storage.write(colour, { name: 'gr🟢n' })).toBe(true);
      expect(storage.read(colour)).toEqual({ name: 'gr🟢n' });
      expect(browser.readText('local', 'colour')).toBe('{"name":"gr🟢n"}');
      expect(browser.openPage().read(colour)).toEqual({ name: 'gr🟢n' });
    });

    test('tells nothing from what counts as false', () => {
      storage.write(number, 0);
      expect(storage.read(number)).toBe(0);
    });

    test('forgets', () => {
      storage.write(colour, { name: 'teal' });
      storage.forget(colour);
      expect(storage.read(colour)).toBeNull();
      expect(browser.readText('local', 'colour')).toBeNull();
    });

    test('keeps the areas apart', () => {
      const inSession: Slot<Colour> = { ...colour, area: 'session' };
      storage.write(colour, { name: 'teal' });
      expect(storage.read(inSession)).toBeNull();
      storage.write(inSession, { name: 'amber' });
      expect(storage.read(colour)).toEqual({ name: 'teal' });
      expect(browser.readText('session', 'colour')).toBe('{"name":"amber"}');
    });

    test('what cannot be read counts as nothing', () => {
      for (const text of ['{"name":', '', 'null', '7', '{"name":7}', '[]']) {
        browser.writeText('local', 'colour', text);
        expect(storage.read(colour), text).toBeNull();
      }
    });

    test('sees what another page of the browser wrote and forgot', () => {
      const other = browser.openPage();
      storage.write(colour, { name: 'teal' });
      other.write(colour, { name: 'amber' });
      expect(storage.read(colour)).toEqual({ name: 'amber' });
      other.forget(colour);
      expect(storage.read(colour)).toBeNull();
    });

    for (const how of ['full', 'blocked'] as const) {
      testWhere(capabilities.refuse, `[REL-7] storage that is ${how} keeps it for this page`, async () => {
        storage.write(number, 1);
        browser.refuse(how);
        expect(storage.write(colour, { name: 'teal' })).toBe(false);
        storage.write(number, 2);
        expect(storage.read(colour)).toEqual({ name: 'teal' });
        expect(storage.read(number)).toBe(2);
        storage.forget(number);
        expect(storage.read(number)).toBeNull();
        expect(browser.openPage().read(colour)).toBeNull();
      });
    }
  });
}
