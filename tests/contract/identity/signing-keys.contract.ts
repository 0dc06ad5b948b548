import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SigningKeys } from '#application/service/identity/ports/signing-keys.ts';

export type SigningKeysHarness = {
  readonly keys: SigningKeys;
  readonly sameKeys: SigningKeys;
  readonly close: () => Promise<void>;
};

export function signingKeysContract(name: string, makeHarness: () => Promise<SigningKeysHarness>): void {
  describe(`SigningKeys: ${name}`, () => {
    let harness: SigningKeysHarness;

    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('a key is the same in every process, and after a restart', async () => {
      const key = await harness.keys.key('browsers');
      expect(key.length).toBeGreaterThanOrEqual(32);
      expect(await harness.keys.key('browsers')).toBe(key);
      expect(await harness.sameKeys.key('browsers')).toBe(key);
    });

    test('many simultaneous first readers get the same key', async () => {
      const keys = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? harness.keys : harness.sameKeys).key('browsers'),
        ),
      );
      expect(new Set(keys).size).toBe(1);
    });

    test('each name has its own key', async () => {
      expect(await harness.keys.key('browsers')).not.toBe(await harness.keys.key('others'));
    });
  });
}
