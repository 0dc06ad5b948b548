import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import type { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import type { AccountService } from '#application/client/identity/ports/account-service.ts';
import type { Account, PendingSignUp } from '#application/service/identity/ports/account-repository.ts';
import type { OutgoingMail } from '#domain/outgoing-mail.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { parseRecoveryCode } from '#domain/identity/sign-in/second-factor.ts';
import { anAccount, aVerifiedIdentity } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { anotherCode } from '../../builders/mailed-code.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { describeDeletion, type DeletionSetup } from './account-deletion.ts';
import { describeProfile } from './account-profile.ts';
import { type Capability, testWhere } from './capability.ts';

export type AccountServiceHarness = DeletionSetup & {
  readonly service: AccountService;
  readonly callAs: (identity: VerifiedIdentity | null) => void;
  /** Makes the service reject the caller's tokens, including new ones. */
  readonly refuseToken: () => void;
  readonly advance: (ms: number) => Promise<void>;
  readonly storedAccounts: () => Promise<readonly Account[]>;
  readonly storedSignUps: () => Promise<readonly PendingSignUp[]>;
  readonly waitingMails: () => Promise<readonly OutgoingMail[]>;
  readonly openAccount: (account: Account) => Promise<Account>;
  readonly identity: InMemoryIdentityService;
  readonly mailedCode: (email: EmailAddress) => Promise<string>;
  readonly mailedKey: () => string;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const ada = aVerifiedIdentity();
const details = {
  email: anEmail(),
  firstName: 'Ada',
  lastName: 'Lovelace',
  schoolOrDistrict: 'Harbor Primary',
};
const done = { ok: true, value: undefined };
const lost = { ok: false, error: { kind: 'session/lost' } };
const authenticator = { id: 'app', name: 'Phone', enrolledAt: startOfTests, secret: 'KEY' };
const refused = (kind: string) => ({ ok: false, error: { kind } });
const tooOld = refused('account/recent-sign-in-required');
const secondStep = refused('account/second-factor-required');
const wrongCode = refused('recovery-code/wrong');
const tooLong = 'x'.repeat(101);

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

    const signInAs = async (identity: VerifiedIdentity): Promise<void> => {
      harness.callAs(identity);
      expect(await service.ensureProfile()).toEqual(done);
    };

    test('[AUT-3] a sign-in link is requested with the same reply for known and unknown addresses', async () => {
      await service.ensureProfile();
      harness.callAs(null);
      expect(await service.sendLink(anEmail(), 'login')).toEqual(done);
      expect(await service.sendLink(anEmail('nobody@nowhere.test'), 'login')).toEqual(done);
      expect((await harness.waitingMails()).map((mail) => mail.to)).toEqual([
        'ada@lovelace.test',
        'nobody@nowhere.test',
      ]);
    });

    test('a mailed code is exchanged for a token of the identity service, once', async () => {
      harness.callAs(null);
      const code = await harness.mailedCode(anEmail());
      const redeemed = await service.redeemSignInCode(anEmail(), code);
      const user = harness.identity.useCustomToken(redeemed.ok ? redeemed.value : '');
      expect(user).toMatchObject({ ok: true, value: { email: 'ada@lovelace.test', emailVerified: true } });
      expect(await service.redeemSignInCode(anEmail(), code)).toEqual(refused('sign-in-code/spent'));
    });

    test('[AUT-10] the link of the newest mail is accepted for its address, until the code of the same mail is used', async () => {
      harness.callAs(null);
      await harness.mailedCode(anEmail());
      const older = harness.mailedKey();
      const code = await harness.mailedCode(anEmail());
      expect(await service.openSignInLink(anEmail(), older)).toEqual(refused('sign-in-link/spent'));
      const grace = anEmail('grace@hopper.test');
      expect(await service.openSignInLink(grace, harness.mailedKey())).toEqual(
        refused('sign-in-link/other-address'),
      );
      expect((await service.redeemSignInCode(anEmail(), code)).ok).toBe(true);
      expect(await service.openSignInLink(anEmail(), harness.mailedKey())).toEqual(
        refused('sign-in-link/spent'),
      );
      const last = await harness.mailedCode(anEmail());
      expect(await service.openSignInLink(anEmail(), harness.mailedKey())).toEqual(done);
      expect(await service.redeemSignInCode(anEmail(), last)).toEqual(refused('sign-in-code/spent'));
    });

    test('a wrong code returns the remaining tries', async () => {
      const code = await harness.mailedCode(anEmail());
      for (const triesLeft of [4, 3, 2, 1, 0]) {
        expect(await service.redeemSignInCode(anEmail(), anotherCode(code))).toEqual({
          ok: false,
          error: { kind: 'sign-in-code/wrong', triesLeft },
        });
      }
      expect(await service.redeemSignInCode(anEmail(), code)).toEqual(refused('sign-in-code/spent'));
    });

    test.each([
      ['sign-in-code/disabled', { disabled: true }],
      ['sign-in-code/link-needed', { secondFactors: [authenticator] }],
    ])('an account can refuse the right code: %s', async (kind, given) => {
      harness.identity.addUser({ email: 'ada@lovelace.test', emailVerified: true, ...given });
      const code = await harness.mailedCode(anEmail());
      expect(await service.redeemSignInCode(anEmail(), code)).toEqual(refused(kind));
    });

    test('an impossible code is refused at its field', async () => {
      expect(await service.redeemSignInCode(anEmail(), '12345')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { code: 'malformed' } },
      });
    });

    test('[SEC-3] called too often, the service returns the waiting time, for known and unknown addresses', async () => {
      await service.ensureProfile();
      for (const email of [anEmail(), anEmail('nobody@nowhere.test')]) {
        for (let count = 0; count < 5; count += 1)
          expect(await service.sendLink(email, 'login')).toEqual(done);
        expect(await service.sendLink(email, 'login')).toEqual({
          ok: false,
          error: { kind: 'service/too-many-requests', retryAfterSeconds: 900 },
        });
      }
      expect(await harness.waitingMails()).toHaveLength(10);
    });

    test('[ONB-2] a sign-up is recorded with its campaign; a repetition replaces it', async () => {
      harness.callAs(null);
      expect(await service.signUp(details, { source: 'mail', campaign: 'autumn' })).toEqual(done);
      expect(await harness.storedSignUps()).toEqual([
        { ...details, consents: [], campaign: { source: 'mail', campaign: 'autumn' }, at: startOfTests },
      ]);
      const consents = fullConsent(true);
      await service.signUp({ ...details, firstName: 'Augusta', schoolOrDistrict: null, consents }, {});
      expect(await harness.storedSignUps()).toEqual([
        {
          ...details,
          firstName: 'Augusta',
          schoolOrDistrict: null,
          consents,
          campaign: {},
          at: startOfTests,
        },
      ]);
      expect(await harness.storedAccounts()).toEqual([]);
    });

    test('the service validates a sign-up, too', async () => {
      const refused = await service.signUp({ ...details, firstName: '', lastName: tooLong }, {});
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { firstName: 'required', lastName: 'too-long' } },
      });
      expect(await harness.storedSignUps()).toEqual([]);
    });

    test('[ONB-3] a user who signed up with all details has nothing left to enter', async () => {
      await service.signUp(details, { source: 'mail' });
      await signInAs(ada);
      expect(await service.onboardingStatus()).toEqual({ ok: true, value: [] });
      expect(await harness.storedSignUps()).toEqual([]);
      expect(await harness.storedAccounts()).toMatchObject([
        { id: 'ada', firstName: 'Ada', schoolOrDistrict: 'Harbor Primary', campaign: { source: 'mail' } },
      ]);
    });

    test('a sign-up counts only for a user who proved its mailbox', async () => {
      await service.signUp(details, {});
      await signInAs({ ...ada, id: 'eve', emailVerified: false });
      expect(await service.onboardingStatus()).toEqual({
        ok: true,
        value: ['firstName', 'lastName', 'schoolOrDistrict'],
      });
      expect(await harness.storedSignUps()).toHaveLength(1);
    });

    test('[LIC-1] me returns the account: a new one has a trial of 30 days, and no access afterwards', async () => {
      await signInAs({ ...ada, displayName: 'Ada Lovelace', phoneNumber: '+15550102030' });
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
          passwordRemoved: false,
          secondFactorRequired: false,
          organization: null,
          severalOrganizations: false,
          viewing: null,
        },
      });
      await harness.advance(29 * day + 1);
      expect(await service.me()).toMatchObject({ value: { accessState: 'trial_active', trialDaysLeft: 1 } });
      await harness.advance(day);
      expect(await service.me()).toMatchObject({ value: { accessState: 'trial_expired', trialDaysLeft: 0 } });
    });

    test('[AUT-4] ensuring a profile opens one account, for any number of calls', async () => {
      harness.callAs({ ...ada, displayName: 'Ada King Noel', signInMethod: 'google.com' });
      expect(await service.ensureProfile()).toEqual(done);
      expect(await service.ensureProfile()).toEqual(done);
      expect(await harness.storedAccounts()).toMatchObject([{ firstName: 'Ada', lastName: 'King Noel' }]);
      expect(await service.me()).toMatchObject({ value: { signInMethod: 'google.com' } });
    });

    test('[ONB-3] onboarding is recorded with its campaign, and its fields are no longer missing', async () => {
      await signInAs(ada);
      expect(await service.onboardingStatus()).toEqual({
        ok: true,
        value: ['firstName', 'lastName', 'schoolOrDistrict'],
      });
      const onboarding = { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null } as const;
      const work = { roleTitle: 'Librarian', gradesTaught: ['3-5', '6-8'] } as const;
      const form = { ...onboarding, ...work, password: 'of a whole sign-up' };
      expect(await service.completeOnboarding(form, { source: 'mail' })).toEqual(done);
      expect(await service.onboardingStatus()).toEqual({ ok: true, value: [] });
      expect(await harness.storedAccounts()).toMatchObject([
        { ...onboarding, ...work, campaign: { source: 'mail' }, onboardedAt: startOfTests },
      ]);
    });

    test('the service validates onboarding, too', async () => {
      await signInAs(ada);
      const refused = await service.completeOnboarding(
        { firstName: ' ', lastName: 'Lovelace', schoolOrDistrict: tooLong },
        {},
      );
      expect(refused).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { firstName: 'required', schoolOrDistrict: 'too-long' } },
      });
    });

    describeProfile(() => harness);
    describeDeletion(() => harness);

    test('the account gets the address of a sign-in once it is proved', async () => {
      await service.ensureProfile();
      await signInAs({ ...ada, email: 'eve@evil.test', emailVerified: false });
      expect(await service.profile()).toMatchObject({ value: { email: 'ada@lovelace.test' } });
      await signInAs({ ...ada, email: 'ada@king.test' });
      expect(await service.profile()).toMatchObject({ value: { email: 'ada@king.test' } });
      expect(await harness.storedAccounts()).toMatchObject([{ email: 'ada@king.test' }]);
    });

    test('[AUT-17] deleting the account removes it and what waits for it, and sends a farewell mail', async () => {
      await service.ensureProfile();
      await service.signUp(details, {});
      await service.sendLink(anEmail(), 'login');
      expect(await service.deleteAccount()).toEqual(done);
      expect(await harness.storedAccounts()).toEqual([]);
      expect(await harness.storedSignUps()).toEqual([]);
      const farewell = [{ kind: 'account-deleted', to: 'ada@lovelace.test' }];
      expect(await harness.waitingMails()).toEqual(farewell);
      expect(await service.deleteAccount()).toEqual(done);
      expect(await harness.waitingMails()).toEqual(farewell);
    });

    test('[AUT-17] deleting needs a recent sign-in', async () => {
      await service.ensureProfile();
      harness.callAs({ ...ada, signInAgeMs: 300_001 });
      expect(await service.deleteAccount()).toEqual(tooOld);
      expect(await harness.storedAccounts()).toHaveLength(1);
    });

    test('[AUT-18] there are ten different recovery codes, in the format of the form', async () => {
      await signInAs({ ...ada, secondFactor: true });
      const made = await service.renewRecoveryCodes();
      const codes = made.ok ? made.value : [];
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(parseRecoveryCode(code)).toEqual({ ok: true, value: code });
      harness.callAs({ ...ada, secondFactor: true, signInAgeMs: 300_001 });
      expect(await service.renewRecoveryCodes()).toEqual(tooOld);
    });

    test('[AUT-18] recovery codes are only for a session with a second step', async () => {
      await signInAs(ada);
      expect(await service.renewRecoveryCodes()).toEqual(secondStep);
    });

    test('[AUT-18] a recovery code removes the second factor, once, and reports it by mail', async () => {
      harness.identity.addUser({ id: 'ada', email: 'ada@lovelace.test', secondFactors: [authenticator] });
      await signInAs({ ...ada, secondFactor: true });
      const made = await service.renewRecoveryCodes();
      const [code = '', other = ''] = made.ok ? made.value : [];
      harness.callAs(null);
      expect(await service.recoverSecondFactor(anEmail(), code.toLowerCase())).toEqual(done);
      expect(harness.identity.userOf('ada@lovelace.test')?.secondFactors).toHaveLength(0);
      expect(await harness.waitingMails()).toEqual([
        { kind: 'second-factor-removed', to: 'ada@lovelace.test' },
      ]);
      expect(await service.recoverSecondFactor(anEmail(), code)).toEqual(wrongCode);
      expect(await service.recoverSecondFactor(anEmail(), other)).toEqual(done);
    });

    test('[AUT-3] a wrong recovery code and an unknown address get the same reply', async () => {
      harness.identity.addUser({ id: 'ada', email: 'ada@lovelace.test', secondFactors: [authenticator] });
      expect(await service.recoverSecondFactor(anEmail(), 'ABCDEFGH23')).toEqual(wrongCode);
      expect(await service.recoverSecondFactor(anEmail('nobody@nowhere.test'), 'ABCDEFGH23')).toEqual(
        wrongCode,
      );
      expect(harness.identity.userOf('ada@lovelace.test')?.secondFactors).toHaveLength(1);
      expect(await service.recoverSecondFactor(anEmail(), 'short')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { recoveryCode: 'malformed' } },
      });
    });

    test('[SEC-1] signing out everywhere ends the sessions, and a new password is no longer required', async () => {
      const person = harness.identity.addUser({
        id: 'ada',
        email: 'ada@lovelace.test',
        requiresPasswordSetup: true,
      });
      const { token } = harness.identity.issueToken(person, 'email');
      expect(await service.finishPasswordSetup()).toEqual(done);
      expect(harness.identity.userOf(person.email)?.requiresPasswordSetup).toBe(false);
      expect(harness.identity.tokenFacts(token).ok).toBe(true);
      expect(await service.signOutEverywhere()).toEqual(done);
      expect(harness.identity.tokenFacts(token).ok).toBe(false);
    });

    test('[AUT-18] an admin without a second step is refused everything except its setup and logout', async () => {
      await harness.openAccount(anAccount({ accountType: 'admin' }));
      expect(await service.me()).toMatchObject({ value: { secondFactorRequired: true } });
      expect(await service.onboardingStatus()).toMatchObject({ ok: true });
      expect(await service.ensureProfile()).toEqual(done);
      const names = { firstName: 'Ada', lastName: 'Lovelace' };
      expect(await service.profile()).toEqual(secondStep);
      expect(await service.updateProfile(names)).toEqual(secondStep);
      expect(await service.setPhoneNumber(null)).toEqual(secondStep);
      expect(await service.completeOnboarding({ ...names, schoolOrDistrict: null }, {})).toEqual(secondStep);
      harness.callAs({ ...ada, secondFactor: true });
      expect(await service.me()).toMatchObject({ value: { secondFactorRequired: false } });
      expect(await service.updateProfile(names)).toMatchObject({ ok: true });
    });

    test('a phone number is stored as digits, removed, or refused', async () => {
      await signInAs(ada);
      expect(await service.setPhoneNumber('(555) 010-2030')).toEqual(done);
      expect(await service.me()).toMatchObject({ value: { phoneNumber: '5550102030' } });
      expect(await service.setPhoneNumber('call me')).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { phoneNumber: 'malformed' } },
      });
      expect(await service.setPhoneNumber(null)).toEqual(done);
      expect(await service.me()).toMatchObject({ value: { phoneNumber: null } });
    });

    test('a user can never see or change another user', async () => {
      await signInAs(ada);
      await service.updateProfile({ firstName: 'Ada', lastName: 'Lovelace' });
      await signInAs(aVerifiedIdentity({ id: 'grace', email: 'grace@hopper.test' }));
      expect(await service.me()).toMatchObject({ value: { firstName: null } });
      await service.updateProfile({ firstName: 'Grace', lastName: 'Hopper' });
      harness.callAs(ada);
      expect(await service.profile()).toMatchObject({ value: { firstName: 'Ada' } });
    });

    test('a user who never signed in has no account, and only signing in opens one', async () => {
      const notOpened = { ok: false, error: { kind: 'service/refused' } };
      expect(await service.me()).toMatchObject(notOpened);
      expect(await service.setPhoneNumber(null)).toMatchObject(notOpened);
      expect(await harness.storedAccounts()).toEqual([]);
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
      expect(await service.sendLink(anEmail(), 'login')).toEqual(unreachable);
      expect(await service.signUp(details, {})).toEqual(unreachable);
      expect(await harness.storedSignUps()).toEqual([]);
    });
  });
}
