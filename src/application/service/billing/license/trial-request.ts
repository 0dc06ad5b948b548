import type { TrialRefused, TrialRequest } from '#domain/organizations/grants/trial-request.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Transaction } from '../../ports/transaction.ts';

type Ports = { readonly transaction: Transaction; readonly clock: Pick<Clock, 'now'> };

/** Requests a longer trial for the caller, with a reason. Allowed once per account, in every access state (R29). */
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

export type ReadTrialRequest = (caller: Caller) => Promise<TrialRequest | null>;

export const readTrialRequest =
  ({ transaction }: Pick<Ports, 'transaction'>): ReadTrialRequest =>
  ({ account }) =>
    transaction.run(({ trialRequests }) => trialRequests.of(account.id));
