import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { DatabaseSpans, TransactionSpans } from './database-spans.ts';

/** The error code that PostgreSQL uses for `idle_in_transaction_session_timeout`. */
const idleInTransaction = '25P03';

/** Thrown if the transaction was rolled back because it had no statement for too long. */
class TransactionAbandoned extends Error {
  override readonly name = 'TransactionAbandoned';
  readonly code = idleInTransaction;
}

type Watch = {
  /** The maximum time without a statement in an open transaction, in milliseconds. */
  readonly idleMs: number;
  readonly onAbandoned: (connection: WatchedConnection) => void;
  readonly onFailure: (error: unknown, connection: WatchedConnection) => void;
  readonly spans: DatabaseSpans | undefined;
};

/** A connection in use. Its transaction counts as abandoned if it has no statement for some time. */
export class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #watch: Watch;
  #idle: NodeJS.Timeout | undefined;
  #inTransaction = false;
  #running = 0;
  #abandoned = false;
  #transaction: TransactionSpans | undefined;

  constructor(inner: DatabaseConnection, watch: Watch) {
    this.inner = inner;
    this.#watch = watch;
  }

  /** Whether the transaction was rolled back and the connection released, because there were no statements. */
  get abandoned(): boolean {
    return this.#abandoned;
  }

  begin(): void {
    this.#inTransaction = true;
    this.#transaction = this.#watch.spans?.transaction();
    this.#wait();
  }

  /** Ends the transaction. Throws `TransactionAbandoned` if it was already rolled back. */
  end(): void {
    this.#inTransaction = false;
    this.#endSpan();
    clearTimeout(this.#idle);
    this.#refuseAbandoned();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#refuseAbandoned();
    clearTimeout(this.#idle);
    this.#running += 1;
    const endSpan = (this.#transaction ?? this.#watch.spans)?.statement(query.sql);
    let failed = false;
    try {
      return await this.inner.executeQuery<Row>(query);
    } catch (error) {
      failed = true;
      this.#watch.onFailure(error, this);
      throw error;
    } finally {
      endSpan?.({ failed });
      this.#running -= 1;
      this.#wait();
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    this.#refuseAbandoned();
    return this.inner.streamQuery<Row>(query, chunkSize);
  }

  #wait(): void {
    if (!this.#inTransaction || this.#running > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#abandoned = true;
      this.#inTransaction = false;
      this.#endSpan();
      this.#watch.onAbandoned(this);
    }, this.#watch.idleMs).unref();
  }

  #endSpan(): void {
    this.#transaction?.end();
    this.#transaction = undefined;
  }

  #refuseAbandoned(): void {
    if (this.#abandoned)
      throw new TransactionAbandoned(`no statement for ${this.#watch.idleMs} ms: it was rolled back`);
  }
}
