/** Rows by their key; a draft of them holds changes apart until they are committed. */
export class InMemoryRows<Row> {
  readonly #changes = new Map<string, Row | null>();
  readonly #below: InMemoryRows<Row> | null;

  constructor(below: InMemoryRows<Row> | null = null) {
    this.#below = below;
  }

  get(key: string): Row | null {
    const row = this.#changes.get(key);
    if (row !== undefined) return structuredClone(row);
    return this.#below === null ? null : this.#below.get(key);
  }

  set(key: string, row: Row): void {
    this.#changes.set(key, structuredClone(row));
  }

  delete(key: string): void {
    if (this.#below === null) this.#changes.delete(key);
    else this.#changes.set(key, null);
  }

  /** Every row, in the order in which its key was first set. */
  all(): readonly Row[] {
    return this.#keys().flatMap((key) => this.get(key) ?? []);
  }

  draft(): InMemoryRows<Row> {
    return new InMemoryRows(this);
  }

  /** Brings a draft's changes to the rows that it was drafted from. */
  commit(): void {
    for (const [key, row] of this.#changes) {
      if (row === null) this.#below?.delete(key);
      else this.#below?.set(key, row);
    }
  }

  #keys(): readonly string[] {
    const below = this.#below === null ? [] : this.#below.#keys();
    return [...new Set([...below, ...this.#changes.keys()])];
  }
}
