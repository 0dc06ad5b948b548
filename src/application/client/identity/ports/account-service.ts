import type { DeletionPreview, OnlyOneInCharge } from '#domain/organizations/members/account-deletion.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { Onboarding, OnboardingInvalid, OnboardingItem } from '#domain/identity/account/onboarding.ts';
import type { Profile, ProfileChange, ProfileInvalid } from '#domain/identity/account/profile.ts';
import type { AccountRecord } from '#domain/identity/account/session-user.ts';
import type { SignUpDetails } from '#domain/identity/account/sign-up-form.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in/sign-in-code.ts';
import type { SignInLinkRefused } from '#domain/identity/sign-in/sign-in-link.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import type { Campaign } from '#domain/identity/campaign/campaign.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/sign-in/recent-sign-in.ts';
import type { RecoveryCodeWrong } from '#domain/identity/sign-in/second-factor.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The account operations of our service. Spec §7. */
export interface AccountService {
  /** Sends a login link; the response is the same for known and unknown addresses. */
  sendLink(
    email: EmailAddress,
    purpose: SignInMailPurpose,
  ): Promise<Result<void, FormInvalid<'email'> | ServiceFailure>>;
  /** Stores a sign-up until its email address is verified; a repeated call replaces the stored data. */
  signUp(
    details: SignUpDetails,
    campaign: Campaign,
  ): Promise<Result<void, FormInvalid<keyof SignUpDetails> | ServiceFailure>>;
  completeOnboarding(
    onboarding: Onboarding,
    campaign: Campaign,
  ): Promise<Result<void, OnboardingInvalid | ServiceFailure>>;
  /** Reads the account record for the organization with this id, by default for the tab's organization. */
  me(organization?: string): Promise<Result<AccountRecord, ServiceFailure>>;
  onboardingStatus(): Promise<Result<readonly OnboardingItem[], ServiceFailure>>;
  profile(options?: ReadOptions): Promise<Result<Profile, ServiceFailure>>;
  /**
   * Updates names immediately. For a new email address, sends a link to it and a notice to the current address. The response contains the current address. It
   * does not reveal whether the new address has an account.
   */
  updateProfile(
    change: ProfileChange,
  ): Promise<Result<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>>;
  /** Creates a record for the signed-in user if there is none. */
  ensureProfile(): Promise<Result<void, ServiceFailure>>;
  setPhoneNumber(
    phoneNumber: string | null,
  ): Promise<Result<void, FormInvalid<'phoneNumber'> | ServiceFailure>>;
  /** Consumes the code of a login email; returns a token to sign in with. */
  redeemSignInCode(
    email: EmailAddress,
    code: string,
  ): Promise<Result<string, SignInCodeRefused | FormInvalid<'email' | 'code'> | ServiceFailure>>;
  /** Checks whether the link of a login email is valid, and invalidates the code of the same email. A link can be opened more than once. */
  openSignInLink(
    email: EmailAddress,
    mailKey: string,
  ): Promise<Result<void, SignInLinkRefused | FormInvalid<'email'> | ServiceFailure>>;
  /** Removes the second factors of an account with a recovery code, for a person who lost their authenticator app. */
  recoverSecondFactor(
    email: EmailAddress,
    recoveryCode: string,
  ): Promise<Result<void, RecoveryCodeWrong | FormInvalid<'email' | 'recoveryCode'> | ServiceFailure>>;
  signOutEverywhere(): Promise<Result<void, ServiceFailure>>;
  deletionPreview(options?: ReadOptions): Promise<Result<DeletionPreview, ServiceFailure>>;
  /** Permanently deletes the signed-in user. Idempotent. */
  deleteAccount(): Promise<Result<void, RecentSignInRequired | OnlyOneInCharge | ServiceFailure>>;
  /** Creates the recovery codes of a user who signed in with a second factor. They are shown only once and replace earlier ones. */
  renewRecoveryCodes(): Promise<Result<readonly string[], RecentSignInRequired | ServiceFailure>>;
  /** Records that a password was set for an account that was created without a password, so that the user is not asked again. */
  finishPasswordSetup(): Promise<Result<void, ServiceFailure>>;
}
