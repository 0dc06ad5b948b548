import type { TrialRequest, WaitingTrial } from '#domain/license/trial-request.ts';

/** Keeps who asked to try longer: each account once. Times are epoch milliseconds. */
export interface TrialRequests {
  /** False where the account asked before. */
  ask(accountId: string, request: { readonly why: string; readonly at: number }): Promise<boolean>;
  /** Null where the account never asked. */
  of(accountId: string): Promise<TrialRequest | null>;
  /** Those without an answer, who asked first; at most so many. */
  waiting(limit: number): Promise<readonly WaitingTrial[]>;
  /** Whether a request of the account waited, and has this answer now. */
  answer(accountId: string, granted: boolean, at: number): Promise<boolean>;
}
