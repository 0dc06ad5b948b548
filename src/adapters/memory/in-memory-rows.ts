import { deepFreeze } from './deep-freeze.ts';
import type { Undo } from './in-memory-calls.ts';

/** Rows by key, frozen; a draft keeps its changes until they are committed. */
export class InMemoryRows<Row> {
  readonly #changes = new Map<string, Row | null>();
  readonly #below: InMemoryRows<Row> | null;

  constructor(below: InMemoryRows<Row> | null = null) {
    this.#below = below;
  }

  get(key: string): Row | null {
    const row = this.#changes.get(key);
    if (row !== undefined) return row;
    return this.#below === null ? null : this.#below.get(key);
  }

  set(key: string, row: Row): void {
    this.#changes.set(key, deepFreeze(structuredClone(row)));
  }

  delete(key: string): void {
    if (this.#below === null) this.#changes.delete(key);
    else this.#changes.set(key, null);
  }

  /** Every row, in the order in which its key was first set. */
  all(): readonly Row[] {
    return [...this.#rows().values()].filter((row) => row !== null);
  }

  draft(): InMemoryRows<Row> {
    return new InMemoryRows(this);
  }

  /** Applies a draft's changes to the original rows; returns a function that reverts them. */
  commit(): Undo {
    const before = [...this.#changes.keys()].map((key) => [key, this.#below?.get(key) ?? null] as const);
    this.#below?.put(this.#changes);
    return () => this.#below?.put(before);
  }

  /** Sets each row, or deletes it if it is null. */
  put(rows: Iterable<readonly [string, Row | null]>): void {
    for (const [key, row] of rows) {
      if (row === null) this.delete(key);
      else this.#changes.set(key, row);
    }
  }

  #rows(): ReadonlyMap<string, Row | null> {
    return this.#below === null ? this.#changes : new Map([...this.#below.#rows(), ...this.#changes]);
  }
}
