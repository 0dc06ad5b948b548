import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeCaller, SignInCodeStore } from '#application/service/identity/ports/sign-in-code-store.ts';
import { signInCodeTries } from '#domain/identity/sign-in/sign-in-code.ts';
import { anEmail } from '../../builders/an-email.ts';
import { day, minute, startOfTests as now } from '../../builders/time.ts';

export type SignInCodeStoreHarness = {
  readonly store: SignInCodeStore;
  readonly sameStore: SignInCodeStore;
  readonly close: () => Promise<void>;
};

const ada = anEmail();
const grace = anEmail('grace@hopper.test');
const owner: CodeCaller = { key: '198.51.100.1', known: false };
const code = { digest: 'digest', expiresAt: now + 10 * minute, linkFingerprint: 'link' };

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

    test('a code can be tried five times, in any process, and never a sixth time', async () => {
      await store.save(ada, code);
      for (const triesLeft of [4, 3, 2, 1, 0]) {
        expect(await harness.sameStore.takeTry(ada, owner, now)).toEqual({ digest: 'digest', triesLeft });
      }
      expect(await store.takeTry(ada, owner, now)).toBeNull();
    });

    test('[SEC-3] many simultaneous tries share the five tries', async () => {
      await store.save(ada, code);
      const tries = await Promise.all(
        Array.from({ length: 16 }, (_, at) =>
          (at % 2 === 0 ? store : harness.sameStore).takeTry(ada, owner, now),
        ),
      );
      const taken = tries.flatMap((one) => one ?? []);
      expect(taken).toHaveLength(signInCodeTries);
      expect(new Set(taken.map(({ triesLeft }) => triesLeft))).toEqual(new Set([0, 1, 2, 3, 4]));
    });

    test("[SEC-3] a stranger's tries do not use up the owner's tries on another network or in a known browser", async () => {
      await store.save(ada, code);
      for (let count = 0; count < 8; count += 1) {
        await store.takeTry(ada, { key: '203.0.113.9', known: false }, now);
      }
      expect(await store.takeTry(ada, owner, now)).toEqual({ digest: 'digest', triesLeft: 4 });
      expect(await store.takeTry(ada, { key: 'browser', known: true }, now)).toMatchObject({ triesLeft: 4 });
    });

    test('[SEC-3] strangers on any number of networks share 15 tries, and use up none of a known browser', async () => {
      await store.save(ada, code);
      const tries = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          (at % 2 === 0 ? store : harness.sameStore).takeTry(
            ada,
            { key: `203.0.113.${at % 20}`, known: false },
            now,
          ),
        ),
      );
      expect(tries.flatMap((one) => one ?? []).length).toBeLessThanOrEqual(15);
      expect(await store.takeTry(ada, owner, now)).toBeNull();
      expect(await store.takeTry(ada, { key: 'browser', known: true }, now)).toMatchObject({ triesLeft: 4 });
    });

    test('a code is valid until it expires', async () => {
      await store.save(ada, code);
      expect(await store.takeTry(ada, owner, code.expiresAt - 1)).not.toBeNull();
      expect(await store.takeTry(ada, owner, code.expiresAt)).toBeNull();
    });

    test('the newest code is valid, with all its tries', async () => {
      await store.save(ada, code);
      await store.takeTry(ada, owner, now);
      await store.save(ada, { ...code, digest: 'newer', linkFingerprint: 'newer link' });
      expect(await store.takeTry(ada, owner, now)).toEqual({ digest: 'newer', triesLeft: 4 });
      expect(await store.forget(ada, 'digest')).toBe(false);
      expect(await store.takeTry(ada, owner, now)).toEqual({ digest: 'newer', triesLeft: 3 });
    });

    test('a code belongs to one address', async () => {
      await store.save(ada, code);
      expect(await store.takeTry(grace, owner, now)).toBeNull();
      expect(await store.forget(grace, 'digest')).toBe(false);
      expect(await store.takeTry(ada, owner, now)).toMatchObject({ triesLeft: 4 });
    });

    test('of many simultaneous deletions of one code, one succeeds', async () => {
      await store.save(ada, code);
      const forgotten = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 === 0 ? store : harness.sameStore).forget(ada, 'digest'),
        ),
      );
      expect(forgotten.filter((won) => won)).toHaveLength(1);
      expect(await store.takeTry(ada, owner, now)).toBeNull();
    });

    test('[AUT-10] opening a link ends the code of its mail, and the link can be opened again', async () => {
      await store.save(ada, code);
      expect(await harness.sameStore.openLink(ada, 'link')).toBe('opened');
      expect(await store.takeTry(ada, owner, now)).toBeNull();
      expect(await store.forget(ada, 'digest')).toBe(false);
      expect(await store.openLink(ada, 'link')).toBe('opened');
    });

    test('[AUT-10] using a code ends the link of its mail', async () => {
      await store.save(ada, code);
      await store.takeTry(ada, owner, now);
      expect(await harness.sameStore.forget(ada, 'digest')).toBe(true);
      expect(await store.openLink(ada, 'link')).toBe('spent');
    });

    test('[AUT-10] of a simultaneous code and link, one succeeds', async () => {
      await store.save(ada, code);
      const [forgotten, opening] = await Promise.all([
        store.forget(ada, 'digest'),
        harness.sameStore.openLink(ada, 'link'),
      ]);
      expect(forgotten).toBe(opening === 'spent');
    });

    test('[AUT-10] a newer mail ends the link of the previous one, but wrong tries and age do not', async () => {
      await store.save(ada, code);
      await store.save(ada, { ...code, linkFingerprint: 'newer link' });
      expect(await store.openLink(ada, 'link')).toBe('spent');
      for (let tries = 0; tries < signInCodeTries; tries += 1) await store.takeTry(ada, owner, now);
      await store.save(grace, { ...code, expiresAt: code.expiresAt + 6 * 60 * minute, linkFingerprint: 'g' });
      expect(await store.openLink(ada, 'newer link')).toBe('opened');
    });

    test('[AUT-10] a link belongs to one address, and works for no other', async () => {
      await store.save(ada, code);
      await store.save(grace, { ...code, linkFingerprint: 'hers' });
      expect(await store.openLink(grace, 'link')).toBe('other-address');
      expect(await store.takeTry(grace, owner, now)).not.toBeNull();
      expect(await store.takeTry(ada, owner, now)).not.toBeNull();
    });

    test('an old code does not use up a new one', async () => {
      await store.save(ada, code);
      await store.save(grace, {
        digest: 'late',
        expiresAt: code.expiresAt + day,
        linkFingerprint: 'late link',
      });
      expect(await store.takeTry(ada, owner, now + day)).toBeNull();
      expect(await store.takeTry(grace, owner, now + day)).toEqual({ digest: 'late', triesLeft: 4 });
    });
  });
}
