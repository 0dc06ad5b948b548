import type { Account, PendingSignUp } from '#application/service/identity/ports/account-repository.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import { noPersonDetails } from '#domain/identity/account/person-details.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { anEmail } from './an-email.ts';
import { startOfTests } from './time.ts';

export const anAccount = (overrides: Partial<Account> = {}): Account => ({
  id: 'ada',
  email: 'ada@lovelace.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: null,
  accountType: 'customer',
  ...noPersonDetails,
  campaign: {},
  grants: [trialFrom(startOfTests)],
  onboardedAt: null,
  createdAt: startOfTests,
  mailboxProved: true,
  earlyPassword: null,
  disabledAt: null,
  ...overrides,
});

export const aPendingSignUp = (overrides: Partial<PendingSignUp> = {}): PendingSignUp => ({
  email: anEmail(),
  firstName: 'Ada',
  lastName: 'Lovelace',
  schoolOrDistrict: 'Harbor Primary',
  consents: [],
  campaign: {},
  at: startOfTests,
  ...overrides,
});

export const aVerifiedIdentity = (overrides: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  id: 'ada',
  email: 'ada@lovelace.test',
  emailVerified: true,
  displayName: null,
  phoneNumber: null,
  signInMethod: 'email',
  signedInAt: startOfTests,
  signInAgeMs: 0,
  secondFactor: false,
  ...overrides,
});
