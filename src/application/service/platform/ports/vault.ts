/**
 * Encrypts values that must be shown again, and computes lookup digests, with keys outside the database (SEC-7). Outputs may be stored: a
 * stolen database does not reveal the values.
 */
export interface Vault {
  /** Encrypts a text. `about` is the context: a text sealed for one context does not open in another. Two seals of one text differ. */
  seal(text: string, about: string): string;
  /** Decrypts a text, also after a key rotation. Throws if the context differs, the data was changed, or its key was deleted. */
  open(sealed: string, about: string): string;
  sealFile(file: Uint8Array | string, about: string): Uint8Array;
  openFile(sealed: Uint8Array, about: string): Uint8Array;
  /** A text's keyed lookup digest: deterministic per purpose. */
  digest(text: string, purpose: string): string;
  /** Lookup digests by each available key: first the current `digest`, then those of earlier keys. */
  digests(text: string, purpose: string): readonly [string, ...string[]];
}
