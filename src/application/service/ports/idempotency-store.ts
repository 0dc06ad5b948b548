/** An answer that was given, to be given again. */
export type StoredResponse = { readonly status: number; readonly body: string };

/**
 * A call that is ours to answer. What its transactions do holds with its answer, or not at all: nothing is done twice, and
 * no answer is lost, wherever a process ends (REL-8).
 */
export type ClaimedCall = {
  /** Runs a part of the call: transactions that begin in it wait for the answer. */
  run<T>(work: () => T): T;
  /**
   * Keeps the answer, and commits what was done with it. False where the claim lapsed and another one took it: then
   * nothing was done here. Throws where it could not be stored, and nothing was done either.
   */
  keep(answer: StoredResponse): Promise<boolean>;
  /** Undoes what was done and gives the key back, so that the request can be tried again. */
  release(): Promise<void>;
};

/** What is known of a key: nothing yet (it is ours to answer), being answered by somebody else, or answered. */
export type IdempotencyClaim =
  | { readonly state: 'new'; readonly call: ClaimedCall }
  | { readonly state: 'in-progress' }
  /** The key was used before for another request. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'answered'; readonly answer: StoredResponse };

/** Remembers the answers to non-idempotent requests, for all processes and across restarts (CAL-2). */
export interface IdempotencyStore {
  /**
   * Claims a key for one request. `fingerprint` is a digest of caller, method, path and body; key and answer may be digested
   * and encrypted by the caller of this port. A claim older than
   * a minute without an answer was abandoned by a process that died, and is new again. Answers are stored for a day after
   * the claim.
   */
  claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim>;
}
