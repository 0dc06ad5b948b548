import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import { OpenCall } from './open-call.ts';

/** Lets users of an only connection wait for each other; those of one call never for their own transaction. */
class Turns {
  #taken = false;
  #waiting: { readonly call: OpenCall | null; readonly resume: (isMine: boolean) => void }[] = [];

  /** Resolves to true when the connection is the caller's alone, to false where its call has it already. */
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

  /** The call has the connection from now on: what it asked for before need not wait. */
  admit(call: OpenCall): void {
    const admitted = this.#waiting.filter((one) => one.call === call);
    this.#waiting = this.#waiting.filter((one) => one.call !== call);
    for (const { resume } of admitted) resume(false);
  }
}

const run = async (connection: DatabaseConnection, statement: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(statement));
};

/** A driver whose transactions within an `OpenCall` end with the call; further ones are savepoints of the first. */
class CallDriver implements Driver {
  readonly #driver: Driver;
  readonly #turns: Turns | null;

  constructor(driver: Driver, turns: Turns | null) {
    this.#driver = driver;
    this.#turns = turns;
  }

  init: Driver['init'] = (options) => this.#driver.init(options);
  destroy: Driver['destroy'] = (options) => this.#driver.destroy(options);

  async acquireConnection(): Promise<DatabaseConnection> {
    const own = this.#own();
    if (own !== null) return own.connection;
    if (this.#turns !== null && !(await this.#turns.take())) return this.acquireConnection();
    try {
      return await this.#driver.acquireConnection();
    } catch (error) {
      this.#turns?.give();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (this.#own()?.connection === connection) return;
    await this.#driver.releaseConnection(connection);
    this.#turns?.give();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const own = this.#own();
    if (own?.connection === connection) {
      own.savepoints += 1;
      await run(connection, `savepoint within_call_${own.savepoints}`);
      return;
    }
    await this.#driver.beginTransaction(connection, settings);
    const call = OpenCall.current();
    if (call?.adopt(this, connection) === true) this.#turns?.admit(call);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = this.#own();
    if (own?.connection !== connection) {
      await this.#driver.commitTransaction(connection);
    } else if (own.savepoints > 0) {
      await run(connection, `release savepoint within_call_${own.savepoints}`);
      own.savepoints -= 1;
    }
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const own = this.#own();
    if (own?.connection !== connection) {
      await this.#driver.rollbackTransaction(connection);
    } else if (own.savepoints > 0) {
      await run(connection, `rollback to savepoint within_call_${own.savepoints}`);
      own.savepoints -= 1;
    } else {
      OpenCall.current()?.abandon();
      await this.#driver.rollbackTransaction(connection);
    }
  }

  #own() {
    return OpenCall.current()?.within(this) ?? null;
  }
}

/** The same dialect, with transactions that can wait for the answer to their call. */
export function withCalls(dialect: Dialect): Dialect {
  const adapter = dialect.createAdapter();
  // Kysely would make each statement of a call wait for the call's own transaction: the turns are taken here instead.
  const turns = adapter.supportsMultipleConnections === false ? new Turns() : null;
  const shared: DialectAdapter = Object.create(adapter, { supportsMultipleConnections: { value: true } });
  return {
    createAdapter: () => shared,
    createDriver: () => new CallDriver(dialect.createDriver(), turns),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
