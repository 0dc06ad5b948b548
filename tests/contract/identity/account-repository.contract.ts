import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  Account,
  AccountRepository,
  PendingSignUp,
} from '#application/service/identity/ports/account-repository.ts';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import { anAccount, aPendingSignUp } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type AccountRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly storedAccounts: () => Promise<readonly Account[]>;
  readonly storedSignUps: () => Promise<readonly PendingSignUp[]>;
  readonly close: () => Promise<void>;
};

const onboarding = { firstName: 'Grace', lastName: 'Hopper', schoolOrDistrict: 'Harbor Primary' };

export function accountRepositoryContract(
  name: string,
  makeHarness: () => Promise<AccountRepositoryHarness>,
): void {
  describe(`AccountRepository: ${name}`, () => {
    let store: AccountRepositoryHarness;
    let accounts: AccountRepository;

    beforeEach(async () => {
      store = await makeHarness();
      accounts = store.accounts;
    });
    afterEach(() => store.close());

    test('[LIC-1] the end of a trial is found by the digest of an erased account, for a year', async () => {
      const year = 365 * 86_400_000;
      await accounts.saveTrial({ digest: 'one', endsAt: startOfTests, erasedAt: startOfTests });
      await accounts.saveTrial({ digest: 'one', endsAt: startOfTests + 9, erasedAt: startOfTests + 1 });
      expect(await accounts.trialEnd(['new key', 'one'], startOfTests + 1 - year)).toBe(startOfTests + 9);
      expect(await accounts.trialEnd(['one'], startOfTests + 1)).toBeNull();
      expect(await accounts.trialEnd(['two'], 0)).toBeNull();
    });

    test('stores an account completely, and returns the same', async () => {
      const account = anAccount({
        firstName: 'Zoë 🦊',
        lastName: 'אדלר',
        phoneNumber: '+15550102030',
        accountType: 'manager',
        schoolOrDistrict: "St. Mary's; \"Infants\" -- 'x'",
        displayName: 'Ms. אדלר',
        roleTitle: 'STEM {coach}, "K-5"',
        gradesTaught: ['K-2', '9-12'],
        campaign: { source: 'mail', term: 'dock & app' },
        grants: [
          { kind: 'school', startsAt: startOfTests, endsAt: startOfTests + 365 * day },
          { kind: 'trial', startsAt: startOfTests, endsAt: startOfTests + 30 * day },
        ],
        onboardedAt: startOfTests + 5,
      });
      const { grants, ...rest } = await accounts.open(account);
      expect(rest).toEqual({ ...account, grants: undefined });
      expect(grants).toHaveLength(2);
      expect(grants).toEqual(expect.arrayContaining([...account.grants]));
      expect(await accounts.byId('ada')).toEqual({ ...rest, grants });
      expect(await store.storedAccounts()).toEqual([{ ...rest, grants }]);
    });

    test('stores unknown values as null', async () => {
      const account = anAccount({ email: null, firstName: null, lastName: null });
      await accounts.open(account);
      expect(await accounts.byId('ada')).toEqual(account);
    });

    test('returns nothing for an account that was not opened', async () => {
      await accounts.open(anAccount());
      expect(await accounts.byId('grace')).toBeNull();
      expect(await accounts.byId('')).toBeNull();
      expect(await accounts.byId("ada' OR '1'='1")).toBeNull();
    });

    test('an existing account is returned unchanged', async () => {
      await accounts.open(anAccount());
      const again = await accounts.open(
        anAccount({ firstName: 'Eve', grants: [{ kind: 'comp', startsAt: 0, endsAt: 9 }] }),
      );
      expect(again).toEqual(anAccount());
      expect(await store.storedAccounts()).toEqual([anAccount()]);
    });

    test('two simultaneous openings return the same account', async () => {
      const [one, other] = await Promise.all([
        accounts.open(anAccount({ firstName: 'One' })),
        accounts.open(anAccount({ firstName: 'Other' })),
      ]);
      expect(one).toEqual(other);
      expect(await store.storedAccounts()).toEqual([one]);
    });

    test('two accounts can have the same address, for example after a new one was created', async () => {
      await accounts.open(anAccount({ id: 'ada' }));
      await accounts.open(anAccount({ id: 'ada-again' }));
      expect(await store.storedAccounts()).toHaveLength(2);
    });

    test('records onboarding, and returns the account afterwards', async () => {
      await accounts.open(anAccount({ campaign: { source: 'mail', term: 'dock' } }));
      const at = startOfTests + day;
      const recorded = await accounts.recordOnboarding('ada', onboarding, { source: 'fair' }, at);
      const expected = anAccount({ ...onboarding, campaign: { source: 'fair' }, onboardedAt: at });
      expect(recorded).toEqual(expected);
      expect(await store.storedAccounts()).toEqual([expected]);
    });

    test('a repeated onboarding replaces the earlier one, and can remove a school', async () => {
      await accounts.open(anAccount());
      await accounts.recordOnboarding('ada', onboarding, {}, startOfTests);
      const again = { ...onboarding, firstName: 'Ada', schoolOrDistrict: null };
      const recorded = await accounts.recordOnboarding('ada', again, {}, startOfTests + 1);
      expect(recorded).toEqual(anAccount({ ...again, onboardedAt: startOfTests + 1 }));
    });

    test('an empty campaign does not replace the stored one', async () => {
      await accounts.open(anAccount({ campaign: { source: 'mail' } }));
      const recorded = await accounts.recordOnboarding('ada', onboarding, {}, startOfTests);
      expect(recorded?.campaign).toEqual({ source: 'mail' });
    });

    test('changes the names and nothing else', async () => {
      await accounts.open(anAccount({ phoneNumber: '5550102030' }));
      const changed = await accounts.changeProfile('ada', { firstName: 'Grace', lastName: 'Hopper' });
      const expected = anAccount({ phoneNumber: '5550102030', firstName: 'Grace', lastName: 'Hopper' });
      expect(changed).toEqual(expected);
      expect(await store.storedAccounts()).toEqual([expected]);
    });

    test('[ORG-7] changes phone number, and school or district, with the names, or removes them', async () => {
      await accounts.open(anAccount());
      const given = { phoneNumber: '5550102030', schoolOrDistrict: 'Harbor Primary' };
      const names = { firstName: 'Grace', lastName: 'Hopper' };
      expect(await accounts.changeProfile('ada', { ...names, ...given })).toEqual(
        anAccount({ ...names, ...given }),
      );
      expect(
        await accounts.changeProfile('ada', { ...names, phoneNumber: null, schoolOrDistrict: null }),
      ).toEqual(anAccount({ ...names, phoneNumber: null, schoolOrDistrict: null }));
    });

    test('[ORG-7] changes each detail separately, and keeps fields that a change or an onboarding omits', async () => {
      const details = { displayName: 'Mx. Hopper', roleTitle: 'Librarian', gradesTaught: ['3-5'] } as const;
      await accounts.open(anAccount({ ...details, ...onboarding }));
      const names = { firstName: 'Grace', lastName: 'Hopper' };
      const changed = anAccount({ ...details, ...onboarding, roleTitle: null, gradesTaught: ['6-8'] });
      expect(
        await accounts.changeProfile('ada', { ...names, roleTitle: null, gradesTaught: ['6-8'] }),
      ).toEqual(changed);
      const recorded = await accounts.recordOnboarding(
        'ada',
        { ...onboarding, roleTitle: 'Coach' },
        {},
        startOfTests,
      );
      expect(recorded).toEqual({ ...changed, roleTitle: 'Coach', onboardedAt: startOfTests });
    });

    test('changes the phone number, and removes it', async () => {
      await accounts.open(anAccount());
      expect(await accounts.changePhoneNumber('ada', '+15550102030')).toEqual(
        anAccount({ phoneNumber: '+15550102030' }),
      );
      expect(await accounts.changePhoneNumber('ada', null)).toEqual(anAccount());
      expect(await store.storedAccounts()).toEqual([anAccount()]);
    });

    test('changes the address and nothing else', async () => {
      await accounts.open(anAccount());
      const changed = await accounts.changeEmail('ada', 'ada@king.test');
      expect(changed).toEqual(anAccount({ email: 'ada@king.test' }));
      expect(await store.storedAccounts()).toEqual([changed]);
      expect(await accounts.changeEmail('nobody', 'n@n.test')).toBeNull();
    });

    test('[R1] a mailbox is proved, and nothing else of the account changes', async () => {
      await accounts.open(anAccount({ mailboxProved: false, earlyPassword: 'set' }));
      expect(await accounts.prove('ada', false)).toEqual(anAccount());
      expect(await accounts.byId('ada')).toEqual(anAccount());
      expect(await accounts.prove('nobody', false)).toBeNull();
    });

    test('[AUT-13] one of many calls with the first proof reports it, and a removed password is recorded until it is resolved', async () => {
      await accounts.open(anAccount({ mailboxProved: false, earlyPassword: 'set' }));
      const told = await Promise.all([1, 2, 3, 4].map(() => accounts.prove('ada', true)));
      const proved = anAccount({ earlyPassword: 'removed' });
      expect(told.filter((account) => account !== null)).toEqual([proved]);
      expect(await accounts.byId('ada')).toEqual(proved);
      await accounts.settlePassword('ada');
      await accounts.settlePassword('nobody');
      expect(await store.storedAccounts()).toEqual([anAccount()]);
    });

    test('[AUT-17] erases an account with its data and what waits for its address, but no other account', async () => {
      await accounts.open(anAccount({ email: 'Ada@Lovelace.test' }));
      await accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test' }));
      await accounts.saveSignUp(aPendingSignUp());
      const waiting = aPendingSignUp({ email: anEmail('grace@hopper.test') });
      await accounts.saveSignUp(waiting);
      expect(await accounts.erase('ada')).toEqual(anAccount({ email: 'Ada@Lovelace.test' }));
      expect(await store.storedAccounts()).toEqual([anAccount({ id: 'grace', email: 'grace@hopper.test' })]);
      expect(await store.storedSignUps()).toEqual([waiting]);
      expect(await accounts.erase('ada')).toBeNull();
    });

    test('an account without an address is erased, too', async () => {
      await accounts.open(anAccount({ email: null }));
      await accounts.saveSignUp(aPendingSignUp());
      await accounts.erase('ada');
      expect(await store.storedAccounts()).toEqual([]);
      expect(await store.storedSignUps()).toHaveLength(1);
    });

    test('changes only the given account, and nothing if it is missing', async () => {
      await accounts.open(anAccount());
      await accounts.open(anAccount({ id: 'grace' }));
      await accounts.changeProfile('grace', { firstName: 'Grace', lastName: 'Hopper' });
      expect(await accounts.byId('ada')).toEqual(anAccount());
      expect(await accounts.changeProfile('nobody', { firstName: 'N', lastName: 'N' })).toBeNull();
      expect(await accounts.changePhoneNumber('nobody', '5550102030')).toBeNull();
      expect(await accounts.recordOnboarding('nobody', onboarding, {}, startOfTests)).toBeNull();
      expect(await store.storedAccounts()).toHaveLength(2);
    });

    test('stores a sign-up until it is used, once', async () => {
      const signUp = aPendingSignUp({ campaign: { source: 'mail' } });
      await accounts.saveSignUp(signUp);
      expect(await store.storedSignUps()).toEqual([signUp]);
      expect(await accounts.takeSignUp(signUp.email)).toEqual(signUp);
      expect(await store.storedSignUps()).toEqual([]);
      expect(await accounts.takeSignUp(signUp.email)).toBeNull();
    });

    test('[ONB-2] a later sign-up of the same address replaces the earlier one', async () => {
      await accounts.saveSignUp(
        aPendingSignUp({ campaign: { source: 'mail' }, consents: fullConsent(true) }),
      );
      const later = aPendingSignUp({ firstName: 'Augusta', schoolOrDistrict: null, at: startOfTests + 9 });
      await accounts.saveSignUp(later);
      expect(await store.storedSignUps()).toEqual([later]);
    });

    test('[ORG-9] finds the accounts of a mail domain, and no others', async () => {
      for (const [id, email] of [
        ['1', 'ada@oak.test'],
        ['2', 'Grace@Oak.test'],
        ['3', 'mary@pine.oak.test'],
        ['4', 'ida@oak.test.example'],
      ] as const)
        await accounts.open(anAccount({ id, email }));
      expect((await accounts.idsAtDomain('oak.test')).toSorted()).toEqual(['1', '2']);
      expect(await accounts.idsAtDomain('elm.test')).toEqual([]);
    });

    test('accepts no other address', async () => {
      await accounts.saveSignUp(aPendingSignUp());
      expect(await accounts.takeSignUp(anEmail('grace@hopper.test'))).toBeNull();
      expect(await store.storedSignUps()).toHaveLength(1);
    });

    test('of two simultaneous uses of a sign-up, one succeeds', async () => {
      await accounts.saveSignUp(aPendingSignUp());
      const taken = await Promise.all([accounts.takeSignUp(anEmail()), accounts.takeSignUp(anEmail())]);
      expect(taken.filter((signUp) => signUp !== null)).toEqual([aPendingSignUp()]);
    });
  });
}
