import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Onboarding } from '#domain/identity/account/onboarding.ts';
import type { PersonDetails } from '#domain/identity/account/person-details.ts';
import type { ProfileChange } from '#domain/identity/account/profile.ts';
import type { Consent } from '#domain/identity/consents/consent.ts';
import type { SignUpDetails } from '#domain/identity/account/sign-up-form.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Campaign } from '#domain/identity/campaign/campaign.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';

export type EarlyPassword = 'set' | 'removed';

/** A stored account. Times are epoch milliseconds. `id` is the id at the identity provider. */
export type Account = PersonDetails & {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly accountType: AccountType;
  readonly campaign: Campaign;
  readonly grants: readonly Grant[];
  /** When onboarding was completed; null if it is not complete. */
  readonly onboardedAt: number | null;
  readonly createdAt: number;
  /** Whether the owner has verified the mailbox; until then, a different person may have typed the address. */
  readonly mailboxProved: boolean;
  /** Whether the account has a password from before the mailbox was verified. `removed` if the verification removed it and no new one has been set. */
  readonly earlyPassword: EarlyPassword | null;
  /** When staff disabled the account; null if it is enabled. */
  readonly disabledAt: number | null;
};

/** The part of a profile change that applies immediately. Missing fields do not change. A new address applies after its verification. */
export type StoredProfileChange = Omit<ProfileChange, 'email'>;

export type PendingSignUp = SignUpDetails & {
  readonly consents: readonly Consent[];
  readonly campaign: Campaign;
  readonly at: number;
};

export interface AccountRepository {
  /** Saves the end of an erased account's trial under a digest of its address; deletes entries older than a year. */
  saveTrial(trial: {
    readonly digest: string;
    readonly endsAt: number;
    readonly erasedAt: number;
  }): Promise<void>;
  /** Returns the end of the trial of an account that was erased after a time and has one of these digests; null if there is none. */
  trialEnd(digests: readonly string[], erasedAfter: number): Promise<number | null>;
  byId(id: string): Promise<Account | null>;
  /** The ids of all accounts with an address of a mail domain (lower case), in any organization, in any order. */
  idsAtDomain(domain: string): Promise<readonly string[]>;
  /** Creates an account with its grants, or returns the existing one with this id. */
  open(account: Account): Promise<Account>;
  /** Saves onboarding answers and returns the account; null if there is none. Replaces earlier answers. An empty campaign does not replace the stored one. */
  recordOnboarding(
    id: string,
    onboarding: Omit<Onboarding, 'consents'>,
    campaign: Campaign,
    at: number,
  ): Promise<Account | null>;
  changeProfile(id: string, change: StoredProfileChange): Promise<Account | null>;
  changeEmail(id: string, email: string): Promise<Account | null>;
  /**
   * Saves that the mailbox is verified, and whether the provider removed the earlier password. Null if there is no such account or it was
   * already verified.
   */
  prove(id: string, passwordRemoved: boolean): Promise<Account | null>;
  settlePassword(id: string): Promise<void>;
  /** Disables an account from a time (epoch milliseconds), or enables it if `at` is null. */
  setDisabled(id: string, at: number | null): Promise<void>;
  changeType(id: string, accountType: AccountType): Promise<void>;
  replaceTrial(id: string, trial: Grant): Promise<void>;
  /**
   * Deletes an account with its dependent rows, and the sign-up, sign-in code and order contacts of its address; returns the account, or null if there is
   * none.
   */
  erase(id: string): Promise<Account | null>;
  changePhoneNumber(id: string, phoneNumber: string | null): Promise<Account | null>;
  /** Saves a sign-up; replaces an earlier one with the same address. */
  saveSignUp(signUp: PendingSignUp): Promise<void>;
  takeSignUp(email: EmailAddress): Promise<PendingSignUp | null>;
}
