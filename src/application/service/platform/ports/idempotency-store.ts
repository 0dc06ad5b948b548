export type StoredResponse = { readonly status: number; readonly body: string };

/**
 * A claimed call. Its transactions commit with its response or not at all: nothing runs twice, and no response is lost if a process ends
 * (REL-8).
 */
export type ClaimedCall = {
  /** Runs a part of the call: transactions that begin in it commit with the response. */
  run<T>(work: () => T): T;
  /**
   * Saves the response and commits the transactions. False if the claim expired and another process took it: then nothing was committed.
   * Throws if saving failed, and then nothing was committed either.
   */
  save(answer: StoredResponse): Promise<boolean>;
  /** Rolls back and releases the key, so that the request can be retried. */
  release(): Promise<void>;
};

/** The state of a key: new (claimed by this call), in progress in another call, or answered. */
export type IdempotencyClaim =
  | { readonly state: 'new'; readonly call: ClaimedCall }
  | { readonly state: 'in-progress' }
  /** The key was used before for another request. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'answered'; readonly answer: StoredResponse };

/** Stores responses of non-idempotent requests, for all processes and across restarts (CAL-2). */
export interface IdempotencyStore {
  /**
   * Claims a key for a request. `fingerprint` is a digest of caller, method, path and body; the caller of this port may digest the key and
   * encrypt the response. A claim without a response expires after 60 s, because its process died. Responses are stored for a day after the
   * claim.
   */
  claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim>;
}
