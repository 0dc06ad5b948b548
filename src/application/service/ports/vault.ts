/**
 * Encrypts what has to be shown again, and makes what it is found by, with keys that no database holds (SEC-7). What it
 * gives may be stored: a stolen database reveals nothing of it.
 */
export interface Vault {
  /**
   * The text, encrypted. `about` names the thing that it belongs to: what was sealed about one thing does not open as that of
   * another. Two seals of one text differ.
   */
  seal(text: string, about: string): string;
  /** The text again, also after another key came before the one that sealed it. Throws where it is not about this, was changed, or its key is gone. */
  open(sealed: string, about: string): string;
  /** The same of a file. */
  sealFile(file: Uint8Array | string, about: string): Uint8Array;
  openFile(sealed: Uint8Array, about: string): Uint8Array;
  /** What a text is found by: always the same for one purpose, another one for each purpose, and nothing without the key. */
  digest(text: string, purpose: string): string;
  /** What it is found by, by each key that is there: what `digest` answers first, then what it answered before the keys changed. */
  digests(text: string, purpose: string): readonly [string, ...string[]];
}
