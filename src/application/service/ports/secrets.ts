/**
 * How long a digest must withstand guessing: `minutes` for codes that expire with a few tries, `years` for those that hold
 * until somebody uses them.
 */
export type DigestLife = 'minutes' | 'years';

/** Makes secrets that people type or follow, and digests by which a stolen database does not reveal them (SEC-7). */
export interface Secrets {
  /** A number of this many digits, leading zeros included, each as likely as any other. */
  digits(length: number): string;
  /** A number from 0 to below this one, each as likely as any other. */
  below(limit: number): number;
  /** 10 letters and digits without look-alikes. */
  recoveryCode(): string;
  /** A code that people read on one screen and type on another: 8 of the symbols of `userCodeSymbols`. */
  userCode(): string;
  /** A code by which a class finds its classroom: `joinCodeLength` of the symbols of `joinCodeSymbols`. */
  joinCode(): string;
  /** The random part of an activation code: `activationCodeLength` of the symbols of `activationCodeSymbols`. */
  activationCode(): string;
  /** A key that nobody guesses, fit for a link. */
  linkKey(): string;
  /** What a key is found by, always the same; only for keys that nobody guesses. */
  fingerprint(key: string): string;
  /** The SHA-256 of a text in base64url, as anybody computes it. */
  sha256(text: string): Promise<string>;
  /** A salted digest, slow enough for its life; two digests of one secret differ. */
  digest(secret: string, life: DigestLife): Promise<string>;
  /** Whether a digest is of this secret, as slow as making it was. Throws on a digest that it does not know. */
  matches(secret: string, digest: string): Promise<boolean>;
}
