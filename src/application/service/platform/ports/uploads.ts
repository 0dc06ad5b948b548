export type ReceivedFile = {
  /** The path for `RosterFiles`, which ends in the file's name. */
  readonly path: string;
  readonly drop: () => Promise<void>;
};

/** Receives files that are too large for memory. A file may contain data that must not be stored, so it is deleted immediately after it was read. */
export interface Uploads {
  /** Saves an upload. If it exceeds `maxBytes`, deletes it and returns null. The name is shortened to the maximum length. */
  receive(name: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile | null>;
}
