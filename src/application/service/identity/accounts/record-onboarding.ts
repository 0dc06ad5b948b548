import type { Onboarding } from '#domain/identity/account/onboarding.ts';
import type { Campaign } from '#domain/identity/campaign/campaign.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../caller/caller.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { openOwnWorkspace } from './open-own-workspace.ts';

/** Saves the onboarding answers; idempotent. Spec §7. A user without an organization gets a workspace (ORG-1). */
export type RecordOnboarding = (caller: Caller, onboarding: Onboarding, campaign: Campaign) => Promise<void>;

export type RecordOnboardingPorts = {
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
};

export function recordOnboarding({ transaction, clock, ids }: RecordOnboardingPorts): RecordOnboarding {
  return async ({ account, memberships }, onboarding, campaign) => {
    const { id } = account;
    const { consents: given = [], ...rest } = onboarding;
    const at = clock.now();
    await transaction.run(async ({ accounts, consents, organizations }) => {
      await accounts.recordOnboarding(id, rest, campaign, at);
      await consents.record(id, given);
      if (memberships.length === 0)
        await openOwnWorkspace(organizations, ids, account, { ...onboarding, at });
    });
  };
}
