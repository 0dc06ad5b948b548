import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecoveryCodeStore } from '#application/service/identity/ports/recovery-code-store.ts';

export type RecoveryCodeStoreHarness = {
  readonly codes: RecoveryCodeStore;
  readonly close: () => Promise<void>;
};

export function recoveryCodeStoreContract(
  name: string,
  makeHarness: () => Promise<RecoveryCodeStoreHarness>,
): void {
  describe(`RecoveryCodeStore: ${name}`, () => {
    let store: RecoveryCodeStoreHarness;
    let codes: RecoveryCodeStore;

    beforeEach(async () => {
      store = await makeHarness();
      codes = store.codes;
    });
    afterEach(() => store.close());

    const stored = async (id: string) => (await codes.all(id)).toSorted();

    test('stores what it was given, for each account separately', async () => {
      await codes.replace('ada', ['one', 'two']);
      await codes.replace('grace', ['one']);
      expect(await stored('ada')).toEqual(['one', 'two']);
      expect(await stored('grace')).toEqual(['one']);
      expect(await stored('nobody')).toEqual([]);
    });

    test('new codes replace the old ones, and an empty set can be stored, too', async () => {
      await codes.replace('ada', ['one', 'two']);
      await codes.replace('ada', ['two', 'three']);
      expect(await stored('ada')).toEqual(['three', 'two']);
      await codes.replace('ada', []);
      expect(await stored('ada')).toEqual([]);
    });

    test('[AUT-18] a code works once, and only for its own account', async () => {
      await codes.replace('ada', ['one', 'two']);
      expect(await codes.use('grace', 'one')).toBe(false);
      expect(await codes.use('ada', 'three')).toBe(false);
      expect(await codes.use('ada', 'one')).toBe(true);
      expect(await codes.use('ada', 'one')).toBe(false);
      expect(await stored('ada')).toEqual(['two']);
    });

    test('of many simultaneous uses of one code, one succeeds', async () => {
      await codes.replace('ada', ['one', 'two']);
      const used = await Promise.all(Array.from({ length: 8 }, () => codes.use('ada', 'one')));
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await stored('ada')).toEqual(['two']);
    });
  });
}
