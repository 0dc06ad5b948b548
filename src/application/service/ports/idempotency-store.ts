/** An answer that was given, to be given again. */
export type KeptAnswer = { readonly status: number; readonly body: string };

/** What is known of a key: nothing yet (it is ours to answer), being answered by somebody else, or answered. */
export type IdempotencyClaim =
  | { readonly state: 'new' }
  | { readonly state: 'in-progress' }
  /** The key was used before for another request. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'answered'; readonly answer: KeptAnswer };

/** Remembers the answers to non-idempotent requests, for all processes and across restarts (CAL-2). */
export interface IdempotencyStore {
  /**
   * Claims a key for one request. `fingerprint` is a digest of caller, method, path and body; key and answer may be digested
   * and sealed by whoever keeps them. A claim older than
   * a minute without an answer was abandoned by a process that died, and is new again. Answers are kept for a day after
   * the claim.
   */
  claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim>;
  /** Keeps the answer to a claimed key. */
  keep(key: string, answer: KeptAnswer): Promise<void>;
  /** Gives a claimed key back without an answer, so that the request can be tried again. An answer that was kept stays. */
  release(key: string): Promise<void>;
}
