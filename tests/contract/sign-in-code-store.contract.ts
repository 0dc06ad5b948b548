import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignInCodeStore } from '#application/service/ports/sign-in-code-store.ts';
import { signInCodeTries } from '#domain/identity/sign-in-code.ts';
import { anEmail } from '../builders/an-email.ts';
import { day, minute, startOfTests as now } from '../builders/time.ts';

/** One empty store, as two processes see it. */
export type SignInCodeStoreHarness = {
  readonly store: SignInCodeStore;
  /** The same store through another instance, as another process has it. */
  readonly sameStore: SignInCodeStore;
  readonly close: () => Promise<void>;
};

const ada = anEmail();
const grace = anEmail('grace@hopper.test');
const code = { digest: 'digest', expiresAt: now + 10 * minute };

/** What every `SignInCodeStore` does. */
export function signInCodeStoreContract(
  name: string,
  makeHarness: () => Promise<SignInCodeStoreHarness>,
): void {
  describe(`SignInCodeStore: ${name}`, () => {
    let harness: SignInCodeStoreHarness;
    let store: SignInCodeStore;

    beforeEach(async () => {
      harness = await makeHarness();
      store = harness.store;
    });
    afterEach(() => harness.close());

    test('a code is tried five times, in any process, and never a sixth time', async () => {
      await store.keep(ada, code);
      for (const triesLeft of [4, 3, 2, 1, 0]) {
        expect(await harness.sameStore.takeTry(ada, now)).toEqual({ digest: 'digest', triesLeft });
      }
      expect(await store.takeTry(ada, now)).toBeNull();
    });

    test('[SEC-3] many who try at once have five tries between them', async () => {
      await store.keep(ada, code);
      const tries = await Promise.all(
        Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? store : harness.sameStore).takeTry(ada, now)),
      );
      const taken = tries.flatMap((one) => one ?? []);
      expect(taken).toHaveLength(signInCodeTries);
      expect(new Set(taken.map(({ triesLeft }) => triesLeft))).toEqual(new Set([0, 1, 2, 3, 4]));
    });

    test('a code holds until it expires', async () => {
      await store.keep(ada, code);
      expect(await store.takeTry(ada, code.expiresAt - 1)).not.toBeNull();
      expect(await store.takeTry(ada, code.expiresAt)).toBeNull();
    });

    test('the newest code holds, with all its tries', async () => {
      await store.keep(ada, code);
      await store.takeTry(ada, now);
      await store.keep(ada, { ...code, digest: 'newer' });
      expect(await store.takeTry(ada, now)).toEqual({ digest: 'newer', triesLeft: 4 });
      expect(await store.forget(ada, 'digest')).toBe(false);
      expect(await store.takeTry(ada, now)).toEqual({ digest: 'newer', triesLeft: 3 });
    });

    test('a code is of one address', async () => {
      await store.keep(ada, code);
      expect(await store.takeTry(grace, now)).toBeNull();
      expect(await store.forget(grace, 'digest')).toBe(false);
      expect(await store.takeTry(ada, now)).toMatchObject({ triesLeft: 4 });
    });

    test('of many who forget one code, one was the one', async () => {
      await store.keep(ada, code);
      const forgotten = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 === 0 ? store : harness.sameStore).forget(ada, 'digest'),
        ),
      );
      expect(forgotten.filter((won) => won)).toHaveLength(1);
      expect(await store.takeTry(ada, now)).toBeNull();
    });

    test('a code of another day takes nothing from a new one', async () => {
      await store.keep(ada, code);
      await store.keep(grace, { digest: 'late', expiresAt: code.expiresAt + day });
      expect(await store.takeTry(ada, now + day)).toBeNull();
      expect(await store.takeTry(grace, now + day)).toEqual({ digest: 'late', triesLeft: 4 });
    });
  });
}
