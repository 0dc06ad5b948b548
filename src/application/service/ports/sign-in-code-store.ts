import type { EmailAddress } from '#domain/account/text-fields.ts';

/** What a sign-in mail can be used by: the digest of its code, until when, and the fingerprint of its link's key. */
export type MailedSecrets = {
  readonly digest: string;
  readonly expiresAt: number;
  readonly linkFingerprint: string;
};

/** A code that may be tried: its digest, and how many tries the same caller has left after this one. */
export type CodeAttempt = { readonly digest: string; readonly triesLeft: number };

/** Who tries a code. Callers have tries of their own, so that a stranger cannot use up those of the owner. */
export type CodeCaller = {
  /** Tells callers of one kind apart. */
  readonly key: string;
  /** Whether the owner of the address signed in on this browser before. */
  readonly known: boolean;
};

/** What came of opening a link: it may be followed, it was mailed to another address, or its mail is not to be used. */
export type LinkOpening = 'opened' | 'other-address' | 'spent';

/** Keeps what the newest sign-in mail of each address can be used by, for all processes. Times are epoch milliseconds. */
export interface SignInCodeStore {
  /** Keeps the secrets of a new mail, the code with all its tries; those of the mail before are gone. */
  keep(email: EmailAddress, secrets: MailedSecrets): Promise<void>;
  /**
   * Uses one try up, under any concurrency at most `signInCodeTries` for each caller, and for the first
   * `signInCodeCallers` of each kind, known or not; null where no code holds at `now`, or no try is left.
   */
  takeTry(email: EmailAddress, by: CodeCaller, now: number): Promise<CodeAttempt | null>;
  /** Forgets the mail whose code has this digest, its link too; true for the one caller that the code was still there for. */
  forget(email: EmailAddress, digest: string): Promise<boolean>;
  /** Ends the code of the mail whose link is followed. A link may be opened again: the provider takes its own code once. */
  openLink(email: EmailAddress, linkFingerprint: string): Promise<LinkOpening>;
}
