/**
 * Encrypts values that must be shown again, and computes lookup digests, with keys outside the database (SEC-7). The outputs may be stored, because a stolen
 * database does not reveal the values.
 */
export interface Vault {
  /** Encrypts a text. `about` is the context: a text sealed for one context cannot be opened in a different one. Two seals of the same text differ. */
  seal(text: string, about: string): string;
  /** Decrypts a text, even after a key rotation. Throws if the context differs, the data was changed, or its key was deleted. */
  open(sealed: string, about: string): string;
  sealFile(file: Uint8Array | string, about: string): Uint8Array;
  openFile(sealed: Uint8Array, about: string): Uint8Array;
  /** The keyed lookup digest of a text. It is deterministic for the same purpose. */
  digest(text: string, purpose: string): string;
  /** The lookup digests of a text with each available key: first with the current key, then with the earlier ones. */
  digests(text: string, purpose: string): readonly [string, ...string[]];
}
