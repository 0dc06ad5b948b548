/** A session's key: its account, and its start by the identity provider's clock (epoch milliseconds). */
export type SessionKey = { readonly accountId: string; readonly signedInAt: number };

/** A session as last seen. `device` is a description, or null if unknown. */
export type SeenSession = SessionKey & {
  readonly device: string | null;
  readonly network: string;
  readonly lastSeenAt: number;
};

/**
 * Stores users' sessions, and which of them were ended by their user (ORG-7). Times are epoch milliseconds. The caller's record (`ActorSource`) also has the
 * ended sessions.
 */
export interface Sessions {
  /**
   * Saves that a session was seen. Does nothing if it was seen less than `seenNotedEvery` ago, if it has ended, or if the account was deleted. Deletes the
   * account's sessions that have not been seen for `listedFor`, except those that were ended.
   */
  note(session: SeenSession): Promise<void>;
  ofAccount(accountId: string): Promise<readonly SeenSession[]>;
  /** Removes an active session from the list after sign-out. If it is seen again, it is listed again. */
  leave(session: SessionKey): Promise<void>;
  end(session: SessionKey, at: number): Promise<boolean>;
  /** Deletes all sessions of an account, including those that were ended, because the identity provider rejects their tokens. */
  removeAll(accountId: string): Promise<void>;
}
