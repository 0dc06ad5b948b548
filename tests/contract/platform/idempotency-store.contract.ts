import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { ClaimedCall, IdempotencyStore } from '#application/service/platform/ports/idempotency-store.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, hour, minute, startOfTests as now } from '../../builders/time.ts';

export type IdempotencyStoreHarness = {
  readonly store: IdempotencyStore;
  readonly sameStore: IdempotencyStore;
  readonly transaction: Transaction;
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly storedKeys: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const answer = { status: 201, body: '{"data":"ünïcode 🦊"}' };

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

    const claimed = async (key = 'k', at = now): Promise<ClaimedCall> => {
      const claim = await store.claim(key, 'f', at);
      if (claim.state !== 'new') throw new Error(`the key is ${claim.state}`);
      return claim.call;
    };
    const isNew = { state: 'new', call: expect.anything() };
    const openAda = () => harness.transaction.run(({ accounts }) => accounts.open(anAccount()));

    test('a key is new once', async () => {
      expect(await store.claim('k', 'f', now)).toEqual(isNew);
      expect(await store.claim('k', 'f', now + 1)).toEqual({ state: 'in-progress' });
      expect(await store.claim('other', 'f', now)).toEqual(isNew);
      expect((await harness.storedKeys()).toSorted()).toEqual(['k', 'other']);
    });

    test('[CAL-2] a repetition gets the first reply, also from another process', async () => {
      expect(await (await claimed()).save(answer)).toBe(true);
      expect(await store.claim('k', 'f', now + 1)).toEqual({ state: 'answered', answer });
      expect(await harness.sameStore.claim('k', 'f', now + hour)).toEqual({ state: 'answered', answer });
    });

    test('[CAL-2] of two processes that claim a key at once, one succeeds', async () => {
      const claims = await Promise.all([
        store.claim('k', 'f', now),
        harness.sameStore.claim('k', 'f', now),
        store.claim('k', 'f', now),
      ]);
      expect(claims.map(({ state }) => state).toSorted()).toEqual(['in-progress', 'in-progress', 'new']);
    });

    test('a key used for another request is a mismatch, claimed or answered', async () => {
      const call = await claimed();
      expect(await store.claim('k', 'g', now)).toEqual({ state: 'mismatch' });
      await call.save(answer);
      expect(await store.claim('k', 'g', now)).toEqual({ state: 'mismatch' });
      expect(await store.claim('k', 'f', now)).toEqual({ state: 'answered', answer });
    });

    test('a released key is new again, for any request', async () => {
      await (await claimed()).release();
      expect(await harness.storedKeys()).toEqual([]);
      expect(await store.claim('k', 'g', now)).toEqual(isNew);
    });

    test('releasing an answered key does not remove its reply', async () => {
      const call = await claimed();
      await call.save(answer);
      await call.release();
      expect(await store.claim('k', 'f', now)).toEqual({ state: 'answered', answer });
    });

    test('a claim older than a minute is abandoned, and new again, once', async () => {
      await store.claim('k', 'f', now);
      expect(await store.claim('k', 'f', now + minute)).toEqual({ state: 'in-progress' });
      expect(await store.claim('k', 'f', now + minute + 1)).toEqual(isNew);
      expect(await store.claim('k', 'f', now + minute + 2)).toEqual({ state: 'in-progress' });
    });

    test('a reply is stored for a day', async () => {
      await (await claimed()).save(answer);
      expect(await store.claim('k', 'f', now + day)).toEqual({ state: 'answered', answer });
      expect(await store.claim('k', 'f', now + day + 1)).toEqual(isNew);
    });

    test('[REL-8] the effect of a call is stored with its reply', async () => {
      const call = await claimed();
      await call.run(async () => {
        await openAda();
        expect(await harness.accounts.byId('ada')).toEqual(anAccount());
        await harness.transaction.run(({ accounts }) => accounts.changePhoneNumber('ada', '5550102030'));
      });
      expect(await call.save(answer)).toBe(true);
      expect((await harness.accounts.byId('ada'))?.phoneNumber).toBe('5550102030');
      expect(await store.claim('k', 'f', now)).toEqual({ state: 'answered', answer });
    });

    test('[REL-8] the effects of a released call are undone in all of its transactions', async () => {
      const call = await claimed();
      await call.run(async () => {
        await openAda();
        await harness.transaction.run(({ accounts }) => accounts.open(anAccount({ id: 'grace' })));
      });
      await call.release();
      expect([await harness.accounts.byId('ada'), await harness.accounts.byId('grace')]).toEqual([
        null,
        null,
      ]);
      expect(await harness.storedKeys()).toEqual([]);
    });

    test('[CAL-2] [REL-8] a call whose claim expired does nothing, because another call took over', async () => {
      const late = await claimed();
      const claim = await harness.sameStore.claim('k', 'f', now + minute + 1);
      if (claim.state !== 'new') throw new Error('the claim did not lapse');
      await late.run(openAda);
      expect(await late.save({ status: 500, body: 'late' })).toBe(false);
      expect(await harness.accounts.byId('ada')).toBeNull();
      expect(await claim.call.save(answer)).toBe(true);
      await late.release();
      expect(await store.claim('k', 'f', now + 2 * minute)).toEqual({ state: 'answered', answer });
    });

    test('failing work within a call changes nothing, and the call continues', async () => {
      const call = await claimed();
      await call.run(async () => {
        const bug = harness.transaction.run(async ({ accounts }) => {
          await accounts.open(anAccount());
          throw new Error('bug');
        });
        await expect(bug).rejects.toThrow('bug');
        await harness.transaction.run(({ accounts }) => accounts.open(anAccount({ id: 'grace' })));
        const again = harness.transaction.run(async ({ accounts }) => {
          await accounts.open(anAccount());
          throw new Error('bug');
        });
        await expect(again).rejects.toThrow('bug');
        expect(await harness.accounts.byId('ada')).toBeNull();
      });
      await call.save(answer);
      expect(await harness.accounts.byId('ada')).toBeNull();
      expect(await harness.accounts.byId('grace')).not.toBeNull();
    });

    test("simultaneous calls wait for each other's transactions only until they are answered", async () => {
      const ids = Array.from({ length: 12 }, (_, at) => `teacher-${at}`);
      await Promise.all(
        ids.map(async (id) => {
          const call = await claimed(id);
          await call.run(async () => {
            await harness.accounts.byId(id);
            const [, seen] = await Promise.all([
              harness.transaction.run(({ accounts }) => accounts.open(anAccount({ id }))),
              harness.accounts.byId('nobody'),
            ]);
            expect(seen).toBeNull();
            expect(await harness.accounts.byId(id)).toEqual(anAccount({ id }));
          });
          expect(await call.save(answer)).toBe(true);
        }),
      );
      for (const id of ids) expect(await harness.accounts.byId(id)).toEqual(anAccount({ id }));
    });
  });
}
