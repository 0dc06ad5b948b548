import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests } from '../../builders/time.ts';

type Harness = {
  readonly accounts: AccountRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

export function trialRequestsContract(name: string, makeHarness: () => Promise<Harness>): void {
  describe(`TrialRequests: ${name}`, () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await makeHarness();
      for (const id of ['ada', 'ben'])
        await harness.accounts.open(
          anAccount({ id, email: `${id}@oak.test`, firstName: id, lastName: null }),
        );
    });
    afterEach(() => harness.close());

    const ask = (id: string, at = startOfTests, why = 'Two weeks of snow') =>
      harness.transaction.run(({ trialRequests }) => trialRequests.ask(id, { why, at }));
    const waiting = (limit = 9) =>
      harness.transaction.run(({ trialRequests }) => trialRequests.waiting(limit));
    const answer = (id: string, granted: boolean) =>
      harness.transaction.run(({ trialRequests }) => trialRequests.answer(id, granted, startOfTests + 9));
    const of = (id: string) => harness.transaction.run(({ trialRequests }) => trialRequests.of(id));

    test('[LIC-3] an account asks once, even with simultaneous requests, and keeps its first reason', async () => {
      expect(await of('ada')).toBeNull();
      const asked = await Promise.all(
        [1, 2, 3, 4].map((at) => ask('ada', startOfTests + at, `Reason ${at}`)),
      );
      expect(asked.filter(Boolean)).toHaveLength(1);
      expect(await ask('ada')).toBe(false);
      expect(await of('ada')).toMatchObject({ why: expect.stringMatching(/^Reason \d$/), granted: null });
    });

    test('[LIC-3] the first request is listed first until it is answered, once', async () => {
      await ask('ben', startOfTests);
      await ask('ada', startOfTests + 1);
      expect(await waiting()).toEqual([
        {
          accountId: 'ben',
          why: 'Two weeks of snow',
          askedAt: startOfTests,
          firstName: 'ben',
          lastName: null,
          email: 'ben@oak.test',
        },
        expect.objectContaining({ accountId: 'ada' }),
      ]);
      expect(await waiting(1)).toHaveLength(1);
      expect(await answer('ben', true)).toBe(true);
      expect(await answer('ben', false)).toBe(false);
      expect(await answer('nobody', true)).toBe(false);
      expect(await answer('ada', false)).toBe(true);
      expect(await waiting()).toEqual([]);
      expect((await of('ben'))?.granted).toBe(true);
      expect((await of('ada'))?.granted).toBe(false);
    });
  });
}
