import type { Onboarding } from '#domain/account/onboarding.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../access/caller.ts';
import type { Transaction } from '../ports/transaction.ts';

/** Keeps what onboarding asked for; repeating it replaces it. Spec §7. */
export type RecordOnboarding = (caller: Caller, onboarding: Onboarding, campaign: Campaign) => Promise<void>;

export type RecordOnboardingPorts = { readonly transaction: Transaction; readonly clock: Clock };

export function recordOnboarding({ transaction, clock }: RecordOnboardingPorts): RecordOnboarding {
  return async ({ account }, onboarding, campaign) => {
    await transaction.run(({ accounts }) =>
      accounts.recordOnboarding(account.id, onboarding, campaign, clock.now()),
    );
  };
}
