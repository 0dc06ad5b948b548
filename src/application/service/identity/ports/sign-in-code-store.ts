import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';

/** The secrets of a sign-in mail: the code's digest and expiry, and the fingerprint of the link's key. */
export type MailedSecrets = {
  readonly digest: string;
  readonly expiresAt: number;
  readonly linkFingerprint: string;
};

/** A code to try: its digest, and the caller's remaining tries after this one. */
export type CodeAttempt = { readonly digest: string; readonly triesLeft: number };

/** The caller who tries a code. Each has their own tries, so that strangers cannot exhaust the owner's. */
export type CodeCaller = {
  readonly key: string;
  readonly known: boolean;
};

/** The result of opening a link: valid, mailed to another address, or no longer usable. */
export type LinkOpening = 'opened' | 'other-address' | 'spent';

/** Stores the secrets of the latest sign-in mail per address, for all processes. Times are epoch milliseconds. */
export interface SignInCodeStore {
  /** Saves the secrets of a new mail with all tries; deletes those of the earlier mail. */
  save(email: EmailAddress, secrets: MailedSecrets): Promise<void>;
  /**
   * Consumes one try: even under concurrency at most `signInCodeTries` per caller, for the first `signInCodeCallers` known and unknown
   * callers; null if no code is valid at `now`, or no try is left.
   */
  takeTry(email: EmailAddress, by: CodeCaller, now: number): Promise<CodeAttempt | null>;
  /** Deletes the mail whose code has this digest, including its link; true only for the first call. */
  forget(email: EmailAddress, digest: string): Promise<boolean>;
  /** Ends the code of an opened link's mail. A link may be opened again: the provider accepts its own code once. */
  openLink(email: EmailAddress, linkFingerprint: string): Promise<LinkOpening>;
}
