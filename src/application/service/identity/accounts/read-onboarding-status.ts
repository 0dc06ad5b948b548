import { missingItems, type OnboardingItem } from '#domain/identity/account/onboarding.ts';
import type { Caller } from '../caller/caller.ts';

/** Returns the caller's missing onboarding items. Spec §7. */
export type ReadOnboardingStatus = (caller: Caller) => readonly OnboardingItem[];

export const readOnboardingStatus: ReadOnboardingStatus = ({ account }) =>
  missingItems({ ...account, onboarded: account.onboardedAt !== null });
