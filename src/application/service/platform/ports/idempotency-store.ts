export type StoredResponse = { readonly status: number; readonly body: string };

/**
 * A claimed call. Its transactions commit together with its response or not at all, so no transaction runs twice and no response is lost if a process ends
 * (REL-8).
 */
export type ClaimedCall = {
  /** Runs a part of the call. Transactions that start in it commit together with the response. */
  run<T>(work: () => T): T;
  /**
   * Saves the response and commits the transactions. Returns false without committing if the claim expired and another process took it. Throws without
   * committing if the response cannot be saved.
   */
  save(answer: StoredResponse): Promise<boolean>;
  /** Rolls back and releases the key, so that the request can be retried. */
  release(): Promise<void>;
};

/** The state of a key: new (claimed by this call), in progress in another call, or completed. */
export type IdempotencyClaim =
  | { readonly state: 'new'; readonly call: ClaimedCall }
  | { readonly state: 'in-progress' }
  /** The key was used before for a different request. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'answered'; readonly answer: StoredResponse };

/** Stores responses of non-idempotent requests, for all processes and across restarts (CAL-2). */
export interface IdempotencyStore {
  /**
   * Claims a key for a request. `fingerprint` is a digest of caller, method, path and body; callers may digest the key and encrypt the response. A claim
   * without a response expires after 60 s, because its process has probably crashed. Responses are stored for a day after the claim.
   */
  claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim>;
}
