import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { Onboarding, OnboardingInvalid, OnboardingItem } from '#domain/account/onboarding.ts';
import type { Profile, ProfileChange, ProfileInvalid } from '#domain/account/profile.ts';
import type { AccountRecord } from '#domain/account/session-user.ts';
import type { SignUpDetails } from '#domain/account/sign-up-form.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The address of an account changes by confirmation only, not with the profile. */
export type EmailUnchangeable = { readonly kind: 'profile/email-unchangeable' };

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
  updateProfile(
    change: ProfileChange,
  ): Promise<Result<Profile, ProfileInvalid | EmailUnchangeable | ServiceFailure>>;
  /** Makes sure that there is a record for whoever is signed in. */
  ensureProfile(): Promise<Result<void, ServiceFailure>>;
  /** Keeps a phone number (null takes it away). */
  setPhoneNumber(
    phoneNumber: string | null,
  ): Promise<Result<void, FormInvalid<'phoneNumber'> | ServiceFailure>>;
}
