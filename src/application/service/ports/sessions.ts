/** By what a session is known: its account, and when it began by the identity provider (epoch milliseconds). */
export type SessionKey = { readonly accountId: string; readonly signedInAt: number };

/** A session as it was last seen. `device` is in words, null where nothing is known of it. */
export type SeenSession = SessionKey & {
  readonly device: string | null;
  readonly network: string;
  readonly lastSeenAt: number;
};

/**
 * Remembers where people are logged in, and which of those sessions they ended (ORG-7). Times are epoch milliseconds. That a
 * session has ended stands in the caller's record (`ActorSource`), too.
 */
export interface Sessions {
  /**
   * Notes that a session was seen. One that was seen less than `seenNotedEvery` before is left as it is, and so is one that has ended;
   * an account that is gone gets none. Sessions of the account that were not seen for `listedFor` are removed, unless they were ended.
   */
  note(session: SeenSession): Promise<void>;
  /** The sessions of an account that have not ended, the one that was seen last first. */
  ofAccount(accountId: string): Promise<readonly SeenSession[]>;
  /** Removes a session that has not ended from the list: it was left. One that is seen again is listed again. */
  leave(session: SessionKey): Promise<void>;
  /** Ends a session; answers whether there was one that had not ended. */
  end(session: SessionKey, at: number): Promise<boolean>;
  /** Removes every session of an account, ended or not: the identity provider takes none of their tokens any more. */
  removeAll(accountId: string): Promise<void>;
}
