import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ActorSource } from '#application/service/ports/actor-source.ts';
import { trialFrom } from '#domain/license/grant.ts';
import { anAccount } from '../builders/an-account.ts';
import { day, startOfTests } from '../builders/time.ts';

/** An empty store, and the source that reads from it. */
export type ActorSourceHarness = {
  readonly accounts: AccountRepository;
  readonly actors: ActorSource;
  readonly close: () => Promise<void>;
};

/** What every `ActorSource` does. */
export function actorSourceContract(name: string, makeHarness: () => Promise<ActorSourceHarness>): void {
  describe(`ActorSource: ${name}`, () => {
    let harness: ActorSourceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('loads the account with its grants, and no memberships while there are none', async () => {
      const school = { kind: 'school', startsAt: startOfTests, endsAt: startOfTests + 365 * day } as const;
      const ada = anAccount({ accountType: 'manager', grants: [trialFrom(startOfTests), school] });
      await harness.accounts.open(ada);
      await harness.accounts.open(anAccount({ id: 'grace' }));
      expect(await harness.actors.load({ id: 'ada' })).toEqual({ account: ada, memberships: [] });
    });

    test('somebody without an account is nobody, and stays so', async () => {
      expect(await harness.actors.load({ id: 'ada' })).toBeNull();
      expect(await harness.accounts.byId('ada')).toBeNull();
    });

    test('[SEC-1] what was changed before is in the answer', async () => {
      await harness.accounts.open(anAccount());
      await harness.actors.load({ id: 'ada' });
      await harness.accounts.changePhoneNumber('ada', '5550102030');
      expect(await harness.actors.load({ id: 'ada' })).toMatchObject({
        account: { phoneNumber: '5550102030' },
      });
      await harness.accounts.erase('ada', true);
      expect(await harness.actors.load({ id: 'ada' })).toBeNull();
    });

    test('many who come at once each get their own', async () => {
      const ids = Array.from({ length: 10 }, (_, index) => `ada${index}`);
      for (const id of ids) await harness.accounts.open(anAccount({ id }));
      const loaded = await Promise.all([...ids, 'nobody'].map((id) => harness.actors.load({ id })));
      expect(loaded.map((record) => record?.account.id ?? null)).toEqual([...ids, null]);
    });
  });
}
