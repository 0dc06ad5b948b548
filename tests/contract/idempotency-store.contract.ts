import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdempotencyStore } from '#application/service/ports/idempotency-store.ts';
import { day, hour, minute, startOfTests as now } from '../builders/time.ts';

/** One empty store, as two processes see it. */
export type IdempotencyStoreHarness = {
  readonly store: IdempotencyStore;
  /** The same store through another instance, as another process or a restarted one has it. */
  readonly sameStore: IdempotencyStore;
  /** Every key that is kept, claimed or answered, seen behind the adapter's back. */
  readonly storedKeys: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const answer = { status: 201, body: '{"data":"ünïcode 🦊"}' };

/** What every `IdempotencyStore` does. */
export function idempotencyStoreContract(
  name: string,
  makeHarness: () => Promise<IdempotencyStoreHarness>,
): void {
  describe(`IdempotencyStore: ${name}`, () => {
    let harness: IdempotencyStoreHarness;
    let store: IdempotencyStore;

    beforeEach(async () => {
      harness = await makeHarness();
      store = harness.store;
    });
    afterEach(() => harness.close());

    test('a key is new once', async () => {
      expect(await store.claim('k', 'f', now)).toEqual({ state: 'new' });
      expect(await store.claim('k', 'f', now + 1)).toEqual({ state: 'in-progress' });
      expect(await store.claim('other', 'f', now)).toEqual({ state: 'new' });
      expect((await harness.storedKeys()).toSorted()).toEqual(['k', 'other']);
    });

    test('[CAL-2] a repeat is given the first answer, by another process too', async () => {
      await store.claim('k', 'f', now);
      await store.keep('k', answer);
      expect(await store.claim('k', 'f', now + 1)).toEqual({ state: 'answered', answer });
      expect(await harness.sameStore.claim('k', 'f', now + hour)).toEqual({ state: 'answered', answer });
    });

    test('[CAL-2] of two processes that claim a key at once, one may answer', async () => {
      const claims = await Promise.all([
        store.claim('k', 'f', now),
        harness.sameStore.claim('k', 'f', now),
        store.claim('k', 'f', now),
      ]);
      expect(claims.map(({ state }) => state).toSorted()).toEqual(['in-progress', 'in-progress', 'new']);
    });

    test('a key of another request is a mismatch, claimed or answered', async () => {
      await store.claim('k', 'f', now);
      expect(await store.claim('k', 'g', now)).toEqual({ state: 'mismatch' });
      await store.keep('k', answer);
      expect(await store.claim('k', 'g', now)).toEqual({ state: 'mismatch' });
      expect(await store.claim('k', 'f', now)).toEqual({ state: 'answered', answer });
    });

    test('a released key is new again, for any request', async () => {
      await store.claim('k', 'f', now);
      await store.release('k');
      expect(await harness.storedKeys()).toEqual([]);
      expect(await store.claim('k', 'g', now)).toEqual({ state: 'new' });
    });

    test('releasing what was answered, or was never claimed, takes no answer away', async () => {
      await store.claim('k', 'f', now);
      await store.keep('k', answer);
      await store.release('k');
      await store.release('unknown');
      expect(await store.claim('k', 'f', now)).toEqual({ state: 'answered', answer });
    });

    test('a claim older than a minute was abandoned, and is new again, once', async () => {
      await store.claim('k', 'f', now);
      expect(await store.claim('k', 'f', now + minute)).toEqual({ state: 'in-progress' });
      expect(await store.claim('k', 'f', now + minute + 1)).toEqual({ state: 'new' });
      expect(await store.claim('k', 'f', now + minute + 2)).toEqual({ state: 'in-progress' });
    });

    test('an answer is kept for a day', async () => {
      await store.claim('k', 'f', now);
      await store.keep('k', answer);
      expect(await store.claim('k', 'f', now + day)).toEqual({ state: 'answered', answer });
      expect(await store.claim('k', 'f', now + day + 1)).toEqual({ state: 'new' });
    });
  });
}
