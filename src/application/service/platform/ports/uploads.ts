export type ReceivedFile = {
  /** The path for `RosterFiles`; it ends in the file's name. */
  readonly path: string;
  readonly drop: () => Promise<void>;
};

/**
 * Receives files that are too large for memory. Data that must not be stored must not stay on disk: the file is deleted right after it was
 * read.
 */
export interface Uploads {
  /** Saves an upload; null, and nothing stays, if it exceeds `maxBytes`. The name is shortened to the maximum length. */
  receive(name: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile | null>;
}
