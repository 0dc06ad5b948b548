import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';

/** The secrets of a sign-in email: the code's digest and expiry, and the fingerprint of the link's key. */
export type MailedSecrets = {
  readonly digest: string;
  readonly expiresAt: number;
  readonly linkFingerprint: string;
};

/** A code to check: its digest, and the number of attempts that the caller has left after this one. */
export type CodeAttempt = { readonly digest: string; readonly triesLeft: number };

/** The caller who enters a code. Attempts are counted per caller, so that other people cannot use up the owner's attempts. */
export type CodeCaller = {
  readonly key: string;
  readonly known: boolean;
};

/** The result of opening a link: valid, emailed to a different address, or no longer usable. */
export type LinkOpening = 'opened' | 'other-address' | 'spent';

/** Stores the secrets of the latest sign-in email per address, for all processes. Times are epoch milliseconds. */
export interface SignInCodeStore {
  /** Saves the secrets of a new email and resets the attempts. Deletes the secrets of the earlier email. */
  save(email: EmailAddress, secrets: MailedSecrets): Promise<void>;
  /**
   * Uses one of the caller's attempts. Even in concurrent calls, a caller has at most `signInCodeTries` attempts, and at most `signInCodeCallers` known
   * callers and as many unknown callers have any. Null if no code is valid at `now`, or no attempt is left.
   */
  takeTry(email: EmailAddress, by: CodeCaller, now: number): Promise<CodeAttempt | null>;
  /** Deletes the secrets of the email whose code has this digest, including its link; true only for the first call. */
  forget(email: EmailAddress, digest: string): Promise<boolean>;
  /** Checks an opened link, and invalidates the code in the same email. A link may be opened again, because the provider accepts its own code only once. */
  openLink(email: EmailAddress, linkFingerprint: string): Promise<LinkOpening>;
}
