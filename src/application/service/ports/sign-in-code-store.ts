import type { EmailAddress } from '#domain/account/text-fields.ts';

/** A code that may be tried: its digest, and how many tries are left after this one. */
export type CodeOnTrial = { readonly digest: string; readonly triesLeft: number };

/** Keeps the codes of sign-in mails, one an address, for all processes. Times are epoch milliseconds. */
export interface SignInCodeStore {
  /** Keeps a new code with all its tries; the one before is gone. */
  keep(email: EmailAddress, code: { readonly digest: string; readonly expiresAt: number }): Promise<void>;
  /** Uses one try up, at most `signInCodeTries` under any concurrency; null where no code holds at `now`. */
  takeTry(email: EmailAddress, now: number): Promise<CodeOnTrial | null>;
  /** Forgets the code of this digest; true for the one caller that it was still there for. */
  forget(email: EmailAddress, digest: string): Promise<boolean>;
}
