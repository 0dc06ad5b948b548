export interface Ids {
  /** Returns a new globally unique id. Ids are in order of time (UUID version 7). */
  next(): string;
}
