import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ActivationCodes, NewCodeBatch } from '#application/service/billing/ports/activation-codes.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type ActivationCodesHarness = {
  readonly codes: Pick<ActivationCodes, 'batches'>;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const batch: NewCodeBatch = {
  id: 'batch-1',
  plan: 'school',
  seats: 10,
  years: 2,
  reseller: 'Books & Bricks',
  amount: 3,
  madeAt: startOfTests,
  validUntil: startOfTests + 30 * day,
};
const use = { at: startOfTests, accountId: 'ada', holder: 'pier' };

export function activationCodesContract(
  name: string,
  makeHarness: () => Promise<ActivationCodesHarness>,
): void {
  describe(`ActivationCodes: ${name}`, () => {
    let harness: ActivationCodesHarness;
    const within = <T>(work: (codes: ActivationCodes) => Promise<T>): Promise<T> =>
      harness.transaction.run(({ codes }) => work(codes));
    beforeEach(async () => {
      harness = await makeHarness();
      await within((codes) => codes.add(batch, ['one', 'two', 'three']));
    });
    afterEach(() => harness.close());

    test('[LIC-4] batches are listed with the number of used and revoked codes, newest first', async () => {
      const later = { ...batch, id: 'batch-2', madeAt: startOfTests + day, amount: 1 };
      await within((codes) => codes.add(later, ['four']));
      expect(await within((codes) => codes.use('one', use))).toBe(true);
      await within((codes) => codes.revoke('two', startOfTests));
      await within((codes) => codes.revoke('one', startOfTests));
      expect(await harness.codes.batches()).toEqual([
        { ...later, used: 0, revoked: 0, revokedAt: null },
        { ...batch, used: 1, revoked: 1, revokedAt: null },
      ]);
      expect(await within((codes) => codes.revokeBatch('batch-2', startOfTests + day))).toBe(true);
      expect(await within((codes) => codes.revokeBatch('batch-2', startOfTests + 2 * day))).toBe(false);
      expect(await within((codes) => codes.revokeBatch('none', startOfTests))).toBe(false);
      expect((await harness.codes.batches())[0]).toMatchObject({ revokedAt: startOfTests + day });
    });

    test('[LIC-4] a code is found by any of its digests, with its value and history', async () => {
      const { id, plan, seats, years, reseller, validUntil } = batch;
      const terms = { id, plan, seats, years, reseller, validUntil, revokedAt: null };
      expect(await within((codes) => codes.findForUpdate(['by a newer key', 'three']))).toEqual({
        digest: 'three',
        batch: terms,
        usedAt: null,
        revokedAt: null,
      });
      expect(await within((codes) => codes.findForUpdate(['none']))).toBeNull();
      await within((codes) => codes.revoke('three', startOfTests + day));
      await within((codes) => codes.revoke('three', startOfTests + 2 * day));
      expect(await within((codes) => codes.findForUpdate(['three']))).toMatchObject({
        revokedAt: startOfTests + day,
      });
    });

    test('[LIC-4] of 50 simultaneous uses of a code, one succeeds', async () => {
      const entered = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          within(async (codes) => {
            const held = await codes.findForUpdate(['one']);
            if (held === null || held.usedAt !== null) return false;
            return codes.use('one', { ...use, accountId: `account-${at}` });
          }),
        ),
      );
      expect(entered.filter(Boolean)).toHaveLength(1);
      expect(await within((codes) => codes.use('one', use))).toBe(false);
      expect(await within((codes) => codes.findForUpdate(['one']))).toMatchObject({ usedAt: startOfTests });
    });
  });
}
