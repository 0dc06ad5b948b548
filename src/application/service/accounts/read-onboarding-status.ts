import { missingItems, type OnboardingItem } from '#domain/account/onboarding.ts';
import type { Caller } from '../access/caller.ts';

/** What onboarding still asks of the caller. Spec §7. */
export type ReadOnboardingStatus = (caller: Caller) => readonly OnboardingItem[];

export const readOnboardingStatus: ReadOnboardingStatus = ({ account }) =>
  missingItems({ ...account, onboarded: account.onboardedAt !== null });
