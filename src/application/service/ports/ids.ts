/** Makes identifiers. */
export interface Ids {
  /** A new one, unique everywhere, in order of time (UUID version 7). */
  next(): string;
}
