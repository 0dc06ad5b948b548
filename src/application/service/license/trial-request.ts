import type { TrialRefused, TrialRequest } from '#domain/license/trial-request.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../access/caller.ts';
import type { Transaction } from '../ports/transaction.ts';

type Ports = { readonly transaction: Transaction; readonly clock: Pick<Clock, 'now'> };

/** Asks our staff to let the caller try longer, with a reason. Each account asks once; it works in every access state (R29). */
export type AskForTrial = (caller: Caller, why: string) => Promise<Result<void, TrialRefused<'ask'>>>;

export const askForTrial =
  ({ transaction, clock }: Ports): AskForTrial =>
  ({ account: { id } }, why) =>
    transaction.run(async ({ audit, trialRequests }): Promise<Result<void, TrialRefused<'ask'>>> => {
      if (!(await trialRequests.ask(id, { why, at: clock.now() })))
        return err({ kind: 'trial/asked-already' });
      await audit.record({ action: 'account/trial-asked', by: id, subject: id });
      return ok(undefined);
    });

/** What the caller asked, and what was answered; null where they never asked. */
export type ReadTrialRequest = (caller: Caller) => Promise<TrialRequest | null>;

export const readTrialRequest =
  ({ transaction }: Pick<Ports, 'transaction'>): ReadTrialRequest =>
  ({ account }) =>
    transaction.run(({ trialRequests }) => trialRequests.of(account.id));
