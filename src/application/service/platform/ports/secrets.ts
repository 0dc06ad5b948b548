/** How long a digest must resist guessing: `minutes` for codes that expire and allow few attempts, `years` for long-lived codes. */
export type DigestLife = 'minutes' | 'years';

/** Creates secrets that users type or open as links, and digests that do not reveal them if the database is stolen (SEC-7). */
export interface Secrets {
  /** A uniformly random number with this many digits, including leading zeros. */
  digits(length: number): string;
  below(limit: number): number;
  /** A code of 10 letters and digits without look-alikes. */
  recoveryCode(): string;
  /** A code that users read on one screen and type on a different one: 8 symbols from `userCodeSymbols`. */
  userCode(): string;
  /** A class code: `classCodeLength` symbols from `classCodeSymbols`. */
  classCode(): string;
  /** The random part of an activation code: `activationCodeLength` symbols from `activationCodeSymbols`. */
  activationCode(): string;
  linkKey(): string;
  /** The deterministic lookup digest of a key. Only for keys that cannot be guessed. */
  fingerprint(key: string): string;
  /** The plain SHA-256 of a text in base64url, without a key. */
  sha256(text: string): Promise<string>;
  /** A salted digest that is slow enough for its life. Two digests of the same secret differ. */
  digest(secret: string, life: DigestLife): Promise<string>;
  /** Whether a digest matches this secret. The check is as slow as creating the digest. Throws on an unknown format. */
  matches(secret: string, digest: string): Promise<boolean>;
}
