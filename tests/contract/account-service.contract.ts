import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountService } from '#application/client/ports/account-service.ts';
import type { Account, PendingSignUp } from '#application/service/ports/account-repository.ts';
import type { OutgoingMail } from '#application/service/ports/outbox.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { aVerifiedIdentity } from '../builders/an-account.ts';
import { anEmail } from '../builders/an-email.ts';
import { day, startOfTests } from '../builders/time.ts';
import { type Capability, testWhere } from './capability.ts';

/** A client of one empty service, whose clock stands at `startOfTests`, and what the service holds. */
export type AccountServiceHarness = {
  readonly service: AccountService;
  /** Who calls from now on; null is a visitor. */
  readonly callAs: (identity: VerifiedIdentity | null) => void;
  /** The service refuses the token of whoever calls from now on, fresh or not. */
  readonly refuseToken: () => void;
  /** Moves the service's clock. */
  readonly advance: (ms: number) => Promise<void>;
  readonly storedAccounts: () => Promise<readonly Account[]>;
  readonly storedSignUps: () => Promise<readonly PendingSignUp[]>;
  readonly waitingMails: () => Promise<readonly OutgoingMail[]>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const ada = aVerifiedIdentity();
const details = {
  email: anEmail(),
  firstName: 'Ada',
  lastName: 'Lovelace',
  schoolOrDistrict: 'Harbour Primary',
};
const done = { ok: true, value: undefined };
const lost = { ok: false, error: { kind: 'session/lost' } };
const tooLong = 'x'.repeat(101);

/** What every `AccountService` does: the in-memory one, and the one over the wire (parity). */
export function accountServiceContract(
  name: string,
  makeHarness: () => Promise<AccountServiceHarness>,
  capabilities: { readonly network: Capability },
): void {
  describe(`AccountService: ${name}`, () => {
    let harness: AccountServiceHarness;
    let service: AccountService;

    beforeEach(async () => {
      harness = await makeHarness();
      service = harness.service;
      harness.callAs(ada);
    });
    afterEach(() => harness.close());

    test('[AUT-3] a sign-in link is ordered alike for known and unknown addresses, by a visitor', async () => {
      await service.ensureProfile();
      harness.callAs(null);
      expect(await service.sendLink(anEmail())).toEqual(done);
      expect(await service.sendLink(anEmail('nobody@nowhere.test'))).toEqual(done);
      expect((await harness.waitingMails()).map((mail) => mail.to)).toEqual([
        'ada@lovelace.test',
        'nobody@nowhere.test',
      ]);
    });

    test('[ONB-2] a sign-up is recorded with its campaign; a repeat replaces it', async () => {
      harness.callAs(null);
      expect(await service.signUp(details, { source: 'mail', campaign: 'autumn' })).toEqual(done);
      expect(await harness.storedSignUps()).toEqual([
        { ...details, campaign: { source: 'mail', campaign: 'autumn' }, at: startOfTests },
      ]);
      await service.signUp({ ...details, firstName: 'Augusta', schoolOrDistrict: null }, {});
      expect(await harness.storedSignUps()).toEqual([
        { ...details, firstName: 'Augusta', schoolOrDistrict: null, campaign: {}, at: startOfTests },
      ]);
      expect(await harness.storedAccounts()).toEqual([]);
    });

    test('a sign-up is checked by the service too', async () => {
      const refused = await service.signUp({ ...details, firstName: '', lastName: tooLong }, {});
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { firstName: 'required', lastName: 'too-long' } },
      });
      expect(await harness.storedSignUps()).toEqual([]);
    });

    test('[ONB-3] whoever signed up with everything has nothing left to be asked', async () => {
      await service.signUp(details, { source: 'mail' });
      expect(await service.onboardingStatus()).toEqual({ ok: true, value: [] });
      expect(await harness.storedSignUps()).toEqual([]);
      expect(await harness.storedAccounts()).toMatchObject([
        { id: 'ada', firstName: 'Ada', schoolOrDistrict: 'Harbour Primary', campaign: { source: 'mail' } },
      ]);
    });

    test('a sign-up does not count for whoever did not prove its mailbox', async () => {
      await service.signUp(details, {});
      harness.callAs({ ...ada, id: 'eve', emailVerified: false });
      expect(await service.onboardingStatus()).toEqual({
        ok: true,
        value: ['firstName', 'lastName', 'schoolOrDistrict'],
      });
      expect(await harness.storedSignUps()).toHaveLength(1);
    });

    test('[LIC-1] me is the record: a new account tries everything for 30 days, and then no more', async () => {
      harness.callAs({ ...ada, displayName: 'Ada Lovelace', phoneNumber: '+15550102030' });
      expect(await service.me()).toEqual({
        ok: true,
        value: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          phoneNumber: '+15550102030',
          accessState: 'trial_active',
          accountType: 'customer',
          trialDaysLeft: 30,
          schoolOrDistrict: null,
          signInMethod: 'email',
          secondFactorRequired: false,
        },
      });
      await harness.advance(29 * day + 1);
      expect(await service.me()).toMatchObject({ value: { accessState: 'trial_active', trialDaysLeft: 1 } });
      await harness.advance(day);
      expect(await service.me()).toMatchObject({ value: { accessState: 'trial_expired', trialDaysLeft: 0 } });
    });

    test('[AUT-4] ensuring a profile opens one account, however often it is asked for', async () => {
      harness.callAs({ ...ada, displayName: 'Ada King Noel', signInMethod: 'google.com' });
      expect(await service.ensureProfile()).toEqual(done);
      expect(await service.ensureProfile()).toEqual(done);
      expect(await harness.storedAccounts()).toMatchObject([{ firstName: 'Ada', lastName: 'King Noel' }]);
      expect(await service.me()).toMatchObject({ value: { signInMethod: 'google.com' } });
    });

    test('[ONB-3] onboarding is recorded with its campaign, and what it asked for is no longer missing', async () => {
      expect(await service.onboardingStatus()).toEqual({
        ok: true,
        value: ['firstName', 'lastName', 'schoolOrDistrict'],
      });
      const onboarding = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null };
      expect(await service.completeOnboarding(onboarding, { source: 'mail' })).toEqual(done);
      expect(await service.onboardingStatus()).toEqual({ ok: true, value: [] });
      expect(await harness.storedAccounts()).toMatchObject([
        { ...onboarding, campaign: { source: 'mail' }, onboardedAt: startOfTests },
      ]);
    });

    test('onboarding is checked by the service too', async () => {
      const refused = await service.completeOnboarding(
        { firstName: ' ', lastName: 'Lovelace', schoolOrDistrict: tooLong },
        {},
      );
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { firstName: 'required', schoolOrDistrict: 'too-long' } },
      });
    });

    test('the profile is read and changed', async () => {
      expect(await service.profile()).toEqual({
        ok: true,
        value: { firstName: null, lastName: null, email: 'ada@lovelace.test', accountType: 'customer' },
      });
      const changed = {
        ok: true,
        value: { firstName: 'Zoë', lastName: 'אדלר', email: 'ada@lovelace.test', accountType: 'customer' },
      };
      expect(await service.updateProfile({ firstName: 'Zoë', lastName: 'אדלר' })).toEqual(changed);
      expect(await service.profile()).toEqual(changed);
    });

    test('a profile may carry its own address, but not another one', async () => {
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      expect((await service.updateProfile({ ...names, email: anEmail() })).ok).toBe(true);
      const other = await service.updateProfile({
        ...names,
        firstName: 'Eve',
        email: anEmail('eve@evil.test'),
      });
      expect(other).toEqual({ ok: false, error: { kind: 'profile/email-unchangeable' } });
      expect(await harness.storedAccounts()).toMatchObject([
        { firstName: 'Ada', email: 'ada@lovelace.test' },
      ]);
    });

    test('a profile is checked by the service too', async () => {
      const refused = await service.updateProfile({ firstName: '', lastName: tooLong });
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { firstName: 'required', lastName: 'too-long' } },
      });
    });

    test('a phone number is kept as its digits, taken away, or refused', async () => {
      expect(await service.setPhoneNumber('(555) 010-2030')).toEqual(done);
      expect(await service.me()).toMatchObject({ value: { phoneNumber: '5550102030' } });
      expect(await service.setPhoneNumber('call me')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { phoneNumber: 'malformed' } },
      });
      expect(await service.setPhoneNumber(null)).toEqual(done);
      expect(await service.me()).toMatchObject({ value: { phoneNumber: null } });
    });

    test('one person never sees or changes another', async () => {
      await service.updateProfile({ firstName: 'Ada', lastName: 'Lovelace' });
      harness.callAs(aVerifiedIdentity({ id: 'grace', email: 'grace@hopper.test' }));
      expect(await service.me()).toMatchObject({ value: { firstName: null } });
      await service.updateProfile({ firstName: 'Grace', lastName: 'Hopper' });
      harness.callAs(ada);
      expect(await service.profile()).toMatchObject({ value: { firstName: 'Ada' } });
    });

    test('[AUT-8] a token that the service refuses means that the session is lost', async () => {
      harness.refuseToken();
      expect(await service.me()).toEqual(lost);
      expect(await service.onboardingStatus()).toEqual(lost);
      expect(await service.ensureProfile()).toEqual(lost);
      expect(await service.updateProfile({ firstName: 'Ada', lastName: 'Lovelace' })).toEqual(lost);
      expect(await harness.storedAccounts()).toEqual([]);
    });

    testWhere(capabilities.network, 'a service that cannot be reached says so', async () => {
      harness.disconnect();
      const unreachable = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await service.me()).toEqual(unreachable);
      expect(await service.sendLink(anEmail())).toEqual(unreachable);
      expect(await service.signUp(details, {})).toEqual(unreachable);
      expect(await harness.storedSignUps()).toEqual([]);
    });
  });
}
