import type { Onboarding } from '#domain/account/onboarding.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Transaction } from '../ports/transaction.ts';
import type { RequireAccount } from './require-account.ts';

/** Keeps what onboarding asked for; repeating it replaces it. Spec §7. */
export type RecordOnboarding = (
  identity: VerifiedIdentity,
  onboarding: Onboarding,
  campaign: Campaign,
) => Promise<void>;

export function recordOnboarding(
  requireAccount: RequireAccount,
  transaction: Transaction,
  clock: Clock,
): RecordOnboarding {
  return async (identity, onboarding, campaign) => {
    const { id } = await requireAccount(identity);
    await transaction.run(({ accounts }) => accounts.recordOnboarding(id, onboarding, campaign, clock.now()));
  };
}
