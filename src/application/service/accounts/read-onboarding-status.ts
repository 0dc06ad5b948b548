import { missingItems, type OnboardingItem } from '#domain/account/onboarding.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { RequireAccount } from './require-account.ts';

/** What onboarding still asks of the caller. Spec §7. */
export type ReadOnboardingStatus = (identity: VerifiedIdentity) => Promise<readonly OnboardingItem[]>;

export function readOnboardingStatus(requireAccount: RequireAccount): ReadOnboardingStatus {
  return async (identity) => {
    const account = await requireAccount(identity);
    return missingItems({ ...account, onboarded: account.onboardedAt !== null });
  };
}
