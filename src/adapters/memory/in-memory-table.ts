import { deepFreeze } from './platform/deep-freeze.ts';
import type { Undo } from './platform/in-memory-calls.ts';

export type TableDefinition<Row> = {
  readonly name: string;
  readonly key: (row: Row) => string;
  /** Further unique keys. Rows with null do not conflict, as in SQL. */
  readonly unique?: (row: Row) => readonly (string | null)[];
};

export const byId = ({ id }: { readonly id: string }): string => id;

/** Frozen rows by primary key. A table over a base table contains only the changes, until they are committed. */
export class InMemoryTable<Row> {
  readonly #definition: TableDefinition<Row>;
  readonly #below: InMemoryTable<Row> | null;
  readonly #changes = new Map<string, Row | null>();
  #writes = 0;
  #listed: { readonly version: number; readonly rows: readonly Row[] } | null = null;

  constructor(definition: TableDefinition<Row>, below: InMemoryTable<Row> | null) {
    this.#definition = definition;
    this.#below = below;
  }

  get(key: string): Row | null {
    const row = this.#changes.get(key);
    if (row !== undefined) return row;
    return this.#below === null ? null : this.#below.get(key);
  }

  all(): readonly Row[] {
    const version = this.#version();
    if (this.#listed?.version !== version) {
      const rows = [...this.#rows().values()].filter((row) => row !== null);
      this.#listed = { version, rows };
    }
    return this.#listed.rows;
  }

  where(matches: (row: Row) => boolean): readonly Row[] {
    return this.all().filter(matches);
  }

  find(matches: (row: Row) => boolean): Row | null {
    return this.all().find(matches) ?? null;
  }

  /** Inserts a row, or replaces the row with its primary key. Throws if a different row has one of its unique keys. */
  save(row: Row): void {
    if (this.#conflicts(row)) throw new Error(`duplicate key in ${this.#definition.name}`);
    this.#put(this.#definition.key(row), deepFreeze(structuredClone(row)));
  }

  add(row: Row): boolean {
    if (this.get(this.#definition.key(row)) !== null || this.#conflicts(row)) return false;
    this.save(row);
    return true;
  }

  /** Changes the row of a key if it exists and matches. Returns the changed row, otherwise null. */
  change(key: string, change: Partial<Row>, matches: (row: Row) => boolean = () => true): Row | null {
    const row = this.get(key);
    if (row === null || !matches(row)) return null;
    this.save({ ...row, ...change });
    return this.get(key);
  }

  changeWhere(matches: (row: Row) => boolean, change: (row: Row) => Partial<Row>): number {
    const rows = this.where(matches);
    for (const row of rows) this.save({ ...row, ...change(row) });
    return rows.length;
  }

  delete(key: string): Row | null {
    const row = this.get(key);
    if (row !== null) this.#put(key, null);
    return row;
  }

  deleteWhere(matches: (row: Row) => boolean): number {
    const rows = this.where(matches);
    for (const row of rows) this.#put(this.#definition.key(row), null);
    return rows.length;
  }

  /** Writes the changes to the base table. Returns a function that reverts them. */
  commit(): Undo {
    const below = this.#below;
    if (below === null) throw new Error(`${this.#definition.name} is not a draft`);
    const before = [...this.#changes.keys()].map((key) => [key, below.get(key)] as const);
    below.#putAll(this.#changes);
    return () => below.#putAll(before);
  }

  #putAll(rows: Iterable<readonly [string, Row | null]>): void {
    for (const [key, row] of rows) this.#put(key, row);
  }

  #put(key: string, row: Row | null): void {
    this.#writes += 1;
    if (row === null && this.#below === null) this.#changes.delete(key);
    else this.#changes.set(key, row);
  }

  #conflicts(row: Row): boolean {
    const { key, unique } = this.#definition;
    if (unique === undefined) return false;
    const taken = unique(row);
    return this.all().some(
      (other) =>
        key(other) !== key(row) && unique(other).some((value, at) => value !== null && value === taken[at]),
    );
  }

  #version(): number {
    return this.#writes + (this.#below === null ? 0 : this.#below.#version());
  }

  #rows(): ReadonlyMap<string, Row | null> {
    return this.#below === null ? this.#changes : new Map([...this.#below.#rows(), ...this.#changes]);
  }
}
