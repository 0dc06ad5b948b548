import { maxWaitingTrials, type WaitingTrial } from '#domain/organizations/grants/trial-request.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Returns open requests for longer trials, oldest first. The read is logged with the people concerned (SEC-5). */
export type ListTrialRequests = (caller: Caller) => Promise<readonly WaitingTrial[]>;

export const listTrialRequests =
  ({ transaction }: { readonly transaction: Transaction }): ListTrialRequests =>
  ({ account }) =>
    transaction.run(async ({ audit, trialRequests }) => {
      const found = await trialRequests.waiting(maxWaitingTrials);
      await audit.record({
        action: 'directory/read',
        by: account.id,
        subject: account.id,
        concerns: found.map(({ accountId }) => accountId),
        read: { filter: { asked: 'trial' }, count: found.length },
      });
      return found;
    });
