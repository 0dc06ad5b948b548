/** How long a digest must resist guessing: `minutes` for codes with few tries and an expiry, `years` for long-lived ones. */
export type DigestLife = 'minutes' | 'years';

/** Creates secrets that people type or open as links, and digests that do not reveal them if the database is stolen (SEC-7). */
export interface Secrets {
  /** A uniformly random number with this many digits, including leading zeros. */
  digits(length: number): string;
  below(limit: number): number;
  /** 10 letters and digits without look-alikes. */
  recoveryCode(): string;
  /** A code that people read on one screen and type on another: 8 of the symbols in `userCodeSymbols`. */
  userCode(): string;
  /** A class code: `classCodeLength` of the symbols in `classCodeSymbols`. */
  classCode(): string;
  /** The random part of an activation code: `activationCodeLength` of the symbols in `activationCodeSymbols`. */
  activationCode(): string;
  linkKey(): string;
  /** A key's deterministic lookup digest; only for keys that cannot be guessed. */
  fingerprint(key: string): string;
  /** The plain SHA-256 of a text in base64url, without a key. */
  sha256(text: string): Promise<string>;
  /** A salted digest, slow enough for its life; two digests of one secret differ. */
  digest(secret: string, life: DigestLife): Promise<string>;
  /** Whether a digest matches this secret, as slow as creating it. Throws on an unknown format. */
  matches(secret: string, digest: string): Promise<boolean>;
}
