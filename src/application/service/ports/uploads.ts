/** A file that somebody sent, on this computer until it is dropped. */
export type ReceivedFile = {
  /** Where `RosterFiles` opens it; it ends in its name. */
  readonly path: string;
  readonly drop: () => Promise<void>;
};

/** Receives files that are too large for memory. What may not be held must not stay on a disk: it is dropped as soon as it was read. */
export interface Uploads {
  /** Null, and nothing is left of it, where there are more bytes than these. The name is cut to what a file may be called. */
  receive(name: string, bytes: AsyncIterable<Uint8Array>, mostBytes: number): Promise<ReceivedFile | null>;
}
