import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { Onboarding, OnboardingInvalid, OnboardingItem } from '#domain/account/onboarding.ts';
import type { Profile, ProfileChange, ProfileInvalid } from '#domain/account/profile.ts';
import type { AccountRecord } from '#domain/account/session-user.ts';
import type { SignUpDetails } from '#domain/account/sign-up-form.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { SignInCodeRefused } from '#domain/identity/sign-in-code.ts';
import type { SignInLinkRefused } from '#domain/identity/sign-in-link.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { RecoveryCodeWrong } from '#domain/identity/second-factor.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Our service's account calls. Spec §7. */
export interface AccountService {
  /** Sends a sign-in link; answers alike for known and unknown addresses. */
  sendLink(email: EmailAddress): Promise<Result<void, FormInvalid<'email'> | ServiceFailure>>;
  /** Records a sign-up until its mailbox is proved; a repeat replaces it. */
  signUp(
    details: SignUpDetails,
    campaign: Campaign,
  ): Promise<Result<void, FormInvalid<keyof SignUpDetails> | ServiceFailure>>;
  completeOnboarding(
    onboarding: Onboarding,
    campaign: Campaign,
  ): Promise<Result<void, OnboardingInvalid | ServiceFailure>>;
  me(): Promise<Result<AccountRecord, ServiceFailure>>;
  onboardingStatus(): Promise<Result<readonly OnboardingItem[], ServiceFailure>>;
  profile(options?: ReadOptions): Promise<Result<Profile, ServiceFailure>>;
  /**
   * Changes names at once. Another email is ordered: a link goes to it, a notice to the present one, which the answer still
   * has; alike whether the new one has an account.
   */
  updateProfile(
    change: ProfileChange,
  ): Promise<Result<Profile, ProfileInvalid | RecentSignInRequired | ServiceFailure>>;
  /** Makes sure that there is a record for the signed-in user. */
  ensureProfile(): Promise<Result<void, ServiceFailure>>;
  /** Keeps a phone number (null takes it away). */
  setPhoneNumber(
    phoneNumber: string | null,
  ): Promise<Result<void, FormInvalid<'phoneNumber'> | ServiceFailure>>;
  /** Uses up the code that stands in a mail beside the link; the answer is a token to sign in with. */
  redeemSignInCode(
    email: EmailAddress,
    code: string,
  ): Promise<Result<string, SignInCodeRefused | FormInvalid<'email' | 'code'> | ServiceFailure>>;
  /** Asks whether the link of a mail may be followed, and ends the code of the same mail; a link may be opened again. */
  openSignInLink(
    email: EmailAddress,
    mailKey: string,
  ): Promise<Result<void, SignInLinkRefused | FormInvalid<'email'> | ServiceFailure>>;
  /** Takes the second factors off an account by a recovery code, for somebody who lost their authenticator app. */
  recoverSecondFactor(
    email: EmailAddress,
    recoveryCode: string,
  ): Promise<Result<void, RecoveryCodeWrong | FormInvalid<'email' | 'recoveryCode'> | ServiceFailure>>;
  /** Ends every session of the signed-in user, this one too. */
  signOutEverywhere(): Promise<Result<void, ServiceFailure>>;
  /** Deletes the signed-in user, for good; a repeat does nothing more. */
  deleteAccount(): Promise<Result<void, RecentSignInRequired | ServiceFailure>>;
  /** Makes the recovery codes of a user who signed in with a second factor; they are shown this once, older ones end. */
  renewRecoveryCodes(): Promise<Result<readonly string[], RecentSignInRequired | ServiceFailure>>;
  /** A password was chosen for an account that was made without one: nobody is asked for it again. */
  finishPasswordSetup(): Promise<Result<void, ServiceFailure>>;
}
