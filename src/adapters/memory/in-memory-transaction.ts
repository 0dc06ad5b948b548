import type { Reads, Stores, Transaction } from '#application/service/ports/transaction.ts';
import type { InMemoryTables } from './in-memory-tables.ts';

/** Runs transactions of tables one after another. `storesOf` creates the stores over a draft. */
export class InMemoryTransaction implements Transaction {
  readonly #tables: InMemoryTables;
  readonly #storesOf: (draft: InMemoryTables) => Stores;

  constructor(tables: InMemoryTables, storesOf: (draft: InMemoryTables) => Stores) {
    this.#tables = tables;
    this.#storesOf = storesOf;
  }

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.#tables.transact((draft) => work(this.#storesOf(draft)));
  }

  read<T>(work: (stores: Reads) => Promise<T>): Promise<T> {
    return this.run(work);
  }
}
