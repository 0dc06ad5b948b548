/** A session's key: its account, and its start by the identity provider (epoch milliseconds). */
export type SessionKey = { readonly accountId: string; readonly signedInAt: number };

/** A session as last seen. `device` is a description, null if unknown. */
export type SeenSession = SessionKey & {
  readonly device: string | null;
  readonly network: string;
  readonly lastSeenAt: number;
};

/**
 * Stores people's sessions, and which of them they ended (ORG-7). Times are epoch milliseconds. The caller's record (`ActorSource`) also
 * has the ended sessions.
 */
export interface Sessions {
  /**
   * Saves that a session was seen. Ignores one seen less than `seenNotedEvery` ago, an ended one, and a deleted account. Deletes the
   * account's sessions that were not seen for `listedFor`, except ended ones.
   */
  note(session: SeenSession): Promise<void>;
  ofAccount(accountId: string): Promise<readonly SeenSession[]>;
  /** Removes an active session from the list after sign-out. If it is seen again, it is listed again. */
  leave(session: SessionKey): Promise<void>;
  end(session: SessionKey, at: number): Promise<boolean>;
  /** Deletes every session of an account, ended or not, because the identity provider rejects their tokens. */
  removeAll(accountId: string): Promise<void>;
}
