export interface Ids {
  /** A new globally unique id, in order of time (UUID version 7). */
  next(): string;
}
