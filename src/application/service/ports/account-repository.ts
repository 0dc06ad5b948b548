import type { AccountType } from '#domain/account/account-type.ts';
import type { Onboarding } from '#domain/account/onboarding.ts';
import type { PersonDetails } from '#domain/account/person-details.ts';
import type { ProfileChange } from '#domain/account/profile.ts';
import type { Consent } from '#domain/consents/consent.ts';
import type { SignUpDetails } from '#domain/account/sign-up-form.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Grant } from '#domain/license/grant.ts';

export type EarlyPassword = 'set' | 'removed';

/** An account as it is stored. Times are epoch milliseconds. `id` is the identity provider's. */
export type Account = PersonDetails & {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly accountType: AccountType;
  readonly campaign: Campaign;
  readonly grants: readonly Grant[];
  /** When onboarding was finished; null until then. */
  readonly onboardedAt: number | null;
  readonly createdAt: number;
  /** Whether its owner ever proved the mailbox; until then somebody else may have typed the address. */
  readonly mailboxProved: boolean;
  /** A password from before the mailbox was proved, until it is: `removed` by that proof, and not set again yet. */
  readonly earlyPassword: EarlyPassword | null;
  /** Since when staff keep it from being used; null while it can be. */
  readonly disabledAt: number | null;
};

/** What a change of profile changes at once; what it leaves out stays. Another address waits for its mailbox. */
export type StoredProfileChange = Omit<ProfileChange, 'email'>;

/** A sign-up that waits for its mailbox to be proved. */
export type PendingSignUp = SignUpDetails & {
  readonly consents: readonly Consent[];
  readonly campaign: Campaign;
  readonly at: number;
};

/** Keeps accounts, and the sign-ups that become accounts. */
export interface AccountRepository {
  /** Keeps when the trial of an erased account ended, by a digest of its address; what is older than a year goes. */
  keepTrial(trial: {
    readonly digest: string;
    readonly endsAt: number;
    readonly erasedAt: number;
  }): Promise<void>;
  /** When the trial ended that an account with one of these digests had, if it was erased after a moment; else null. */
  trialEnd(digests: readonly string[], erasedAfter: number): Promise<number | null>;
  byId(id: string): Promise<Account | null>;
  /** The ids of all accounts with an address of a mail domain (in lower case), whatever they belong to, in no order. */
  idsAtDomain(domain: string): Promise<readonly string[]>;
  /** Opens an account and its grants; where there is one of this id already, that one stands and is answered. */
  open(account: Account): Promise<Account>;
  /**
   * Answers the account as it then is; null where there is none. A repeat replaces what was recorded; a campaign
   * that says nothing leaves the one that is stored.
   */
  recordOnboarding(
    id: string,
    onboarding: Omit<Onboarding, 'consents'>,
    campaign: Campaign,
    at: number,
  ): Promise<Account | null>;
  changeProfile(id: string, change: StoredProfileChange): Promise<Account | null>;
  /** Keeps the address that the identity provider has for the account now. */
  changeEmail(id: string, email: string): Promise<Account | null>;
  /**
   * The mailbox is proved from now on, and it is stored whether the provider removed the password that was set before. Null
   * where there is no such account, or where another call proved it.
   */
  prove(id: string, passwordRemoved: boolean): Promise<Account | null>;
  /** A removed password is asked for no more. */
  settlePassword(id: string): Promise<void>;
  /** Disables an account from this moment on (epoch milliseconds), or enables it again with null. */
  setDisabled(id: string, at: number | null): Promise<void>;
  changeType(id: string, accountType: AccountType): Promise<void>;
  /** This trial takes the place of those that the account had. */
  replaceTrial(id: string, trial: Grant): Promise<void>;
  /** Deletes an account with everything that hangs on it, and the sign-up of its address; answers what it was, null for none. */
  erase(id: string): Promise<Account | null>;
  changePhoneNumber(id: string, phoneNumber: string | null): Promise<Account | null>;
  /** Keeps a sign-up; a later one of the same address replaces it. */
  keepSignUp(signUp: PendingSignUp): Promise<void>;
  /** Takes the sign-up of this address out, if there is one; it is gone then. */
  takeSignUp(email: EmailAddress): Promise<PendingSignUp | null>;
}
