import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import type { Log } from '#application/ports/log.ts';
import type { DatabaseSpans } from './database-spans.ts';
import { isDatabaseLate } from './database-unavailable.ts';
import { OpenCall } from './open-call.ts';
import { OpenTransactions } from './open-transactions.ts';
import { refuseInsideTransaction, runningOperation } from './transaction-scope.ts';
import { WatchedConnection } from './watched-connection.ts';

/** Lets one caller at a time use a single connection. A call never waits for its own transaction. */
class Turns {
  #taken = false;
  #waiting: { readonly call: OpenCall | null; readonly resume: (isMine: boolean) => void }[] = [];

  /** Resolves to true if the caller gets the connection, or to false if its call already has it. */
  take(): Promise<boolean> {
    if (this.#taken) {
      return new Promise((resume) => this.#waiting.push({ call: OpenCall.current(), resume }));
    }
    this.#taken = true;
    return Promise.resolve(true);
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next.resume(true);
  }

  admit(call: OpenCall): void {
    const admitted = this.#waiting.filter((one) => one.call === call);
    this.#waiting = this.#waiting.filter((one) => one.call !== call);
    for (const { resume } of admitted) resume(false);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const run = async (connection: DatabaseConnection, statement: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(statement));
};

/** An open transaction without a statement for this many milliseconds is rolled back. */
const maxIdleMs = 20_000;

export type CallOptions = {
  readonly log?: Log | undefined;
  readonly idleMs?: number;
  readonly spans?: DatabaseSpans | undefined;
};

/** A driver that ends transactions within an `OpenCall` together with the call. Nested transactions are savepoints of the first one. */
class CallDriver implements Driver {
  readonly #driver: Driver;
  readonly #turns: Turns | null;
  readonly #log: Log | undefined;
  readonly #idleMs: number;
  readonly #spans: DatabaseSpans | undefined;
  readonly #transactions = new OpenTransactions();

  constructor(driver: Driver, turns: Turns | null, { log, idleMs = maxIdleMs, spans }: CallOptions) {
    this.#driver = driver;
    this.#turns = turns;
    this.#log = log;
    this.#idleMs = idleMs;
    this.#spans = spans;
  }

  init: Driver['init'] = (options) => this.#driver.init(options);
  destroy: Driver['destroy'] = (options) => this.#driver.destroy(options);

  async acquireConnection(): Promise<WatchedConnection> {
    refuseInsideTransaction();
    const own = this.#own();
    if (own !== null) return own.connection;
    if (this.#turns !== null && !(await this.#turns.take())) return this.acquireConnection();
    try {
      return this.#watched(await this.#driver.acquireConnection());
    } catch (error) {
      this.#turns?.give();
      this.#logWhereLate(error);
      throw error;
    }
  }

  async releaseConnection(connection: WatchedConnection): Promise<void> {
    if (this.#own()?.connection === connection || connection.abandoned) return;
    await this.#driver.releaseConnection(connection.inner);
    this.#turns?.give();
  }

  async beginTransaction(connection: WatchedConnection, settings: TransactionSettings): Promise<void> {
    const own = this.#own();
    if (own?.connection === connection) {
      own.savepoints += 1;
      own.working = true;
      await run(connection, `savepoint within_call_${own.savepoints}`);
      return;
    }
    await this.#driver.beginTransaction(connection.inner, settings);
    this.#transactions.add(connection);
    connection.begin();
    const call = OpenCall.current();
    if (call?.adopt(this, connection) === true) this.#turns?.admit(call);
  }

  async commitTransaction(connection: WatchedConnection): Promise<void> {
    const own = this.#own();
    if (own?.connection !== connection) {
      this.#transactions.delete(connection);
      connection.end();
      await this.#driver.commitTransaction(connection.inner);
      return;
    }
    if (own.savepoints > 0) {
      await run(connection, `release savepoint within_call_${own.savepoints}`);
      own.savepoints -= 1;
    }
    own.working = own.savepoints > 0;
  }

  async rollbackTransaction(connection: WatchedConnection): Promise<void> {
    const own = this.#own();
    if (own?.connection === connection && own.savepoints > 0) {
      await run(connection, `rollback to savepoint within_call_${own.savepoints}`);
      own.savepoints -= 1;
      own.working = own.savepoints > 0;
      return;
    }
    if (own?.connection === connection) OpenCall.current()?.abandon();
    if (connection.abandoned) return;
    this.#transactions.delete(connection);
    connection.end();
    await this.#driver.rollbackTransaction(connection.inner);
  }

  #own() {
    return OpenCall.current()?.within(this) ?? null;
  }

  #watched(inner: DatabaseConnection): WatchedConnection {
    return new WatchedConnection(inner, {
      idleMs: this.#idleMs,
      spans: this.#spans,
      onFailure: (error, connection) => this.#logWhereLate(error, connection),
      onAbandoned: (connection) => void this.#abandon(connection),
    });
  }

  async #abandon(connection: WatchedConnection): Promise<void> {
    const held = this.#transactions.delete(connection);
    this.#log?.error('a transaction without statements was rolled back', { ...held });
    try {
      await this.#driver.rollbackTransaction(connection.inner);
    } catch (error) {
      this.#log?.warn('a transaction could not be rolled back', { reason: messageOf(error) });
    }
    await this.#driver.releaseConnection(connection.inner);
    this.#turns?.give();
  }

  #logWhereLate(error: unknown, waiting?: WatchedConnection): void {
    if (!isDatabaseLate(error)) return;
    this.#log?.error('the database did not answer in time', {
      operation: runningOperation() ?? 'an unnamed operation',
      reason: messageOf(error),
      holding: this.#transactions.listWithout(waiting),
    });
  }
}

/**
 * Wraps a dialect so that transactions can stay open until their call has a reply. If a transaction waits too long, logs the operations that hold transactions.
 * Rolls back abandoned transactions.
 */
export function withCalls(dialect: Dialect, options: CallOptions = {}): Dialect {
  const adapter = dialect.createAdapter();
  // Kysely would make each statement of a call wait for the call's own transaction, so this code assigns the connection.
  const turns = adapter.supportsMultipleConnections === false ? new Turns() : null;
  const shared: DialectAdapter = Object.create(adapter, { supportsMultipleConnections: { value: true } });
  return {
    createAdapter: () => shared,
    createDriver: () => new CallDriver(dialect.createDriver(), turns, options),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
