import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver } from 'kysely';
import type { WatchedConnection } from './watched-connection.ts';

/** A transaction that stays open until its call has a reply. */
type OpenTransaction = {
  readonly driver: Driver;
  readonly connection: WatchedConnection;
  savepoints: number;
  working: boolean;
};

const running = new AsyncLocalStorage<OpenCall>();

/**
 * One call to the service. Its first transaction is committed together with the reply to the call (REL-8), or before a request to an external service. Until
 * then, all statements of the call run within this transaction.
 */
export class OpenCall {
  #transaction: OpenTransaction | null = null;
  #ended = false;

  /** Returns the current call. Null if there is none, or if it already has a reply. */
  static current(): OpenCall | null {
    const call = running.getStore();
    return call === undefined || call.#ended ? null : call;
  }

  run<T>(work: () => T): T {
    return running.run(this, work);
  }

  within(driver: Driver): OpenTransaction | null {
    return this.#transaction?.driver === driver ? this.#transaction : null;
  }

  /** Keeps a transaction open until the end of the call. Returns false if the call already has one. */
  adopt(driver: Driver, connection: WatchedConnection): boolean {
    if (this.#transaction !== null) return false;
    this.#transaction = { driver, connection, savepoints: 0, working: true };
    return true;
  }

  /** Called after a rollback. The next transaction counts as the first again. */
  abandon(): void {
    this.#transaction = null;
  }

  /** Commits the work so far. After that, the call cannot be undone completely. The next transaction counts as the first again. */
  async commitSoFar(): Promise<void> {
    if (this.#transaction?.working === true)
      throw new Error('the transaction is still running: it cannot be committed');
    await this.#finish('commit');
  }

  async end(how: 'commit' | 'undo'): Promise<void> {
    this.#ended = true;
    await this.#finish(how);
  }

  async #finish(how: 'commit' | 'undo'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    if (transaction === null) return;
    const { driver, connection } = transaction;
    try {
      await (how === 'commit'
        ? driver.commitTransaction(connection)
        : driver.rollbackTransaction(connection));
    } finally {
      await driver.releaseConnection(connection);
    }
  }
}
