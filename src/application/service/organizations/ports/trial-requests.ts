import type { TrialRequest, WaitingTrial } from '#domain/organizations/grants/trial-request.ts';

/** Stores requests for longer trials, one per account. Times are epoch milliseconds. */
export interface TrialRequests {
  ask(accountId: string, request: { readonly why: string; readonly at: number }): Promise<boolean>;
  /** Null if the account has made no request. */
  of(accountId: string): Promise<TrialRequest | null>;
  waiting(limit: number): Promise<readonly WaitingTrial[]>;
  answer(accountId: string, granted: boolean, at: number): Promise<boolean>;
}
