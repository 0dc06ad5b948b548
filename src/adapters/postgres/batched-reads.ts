import { OpenCall } from './open-call.ts';
import { isInsideTransaction } from './transaction-scope.ts';

type ReadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

type PendingRead<Value> = {
  readonly key: string;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Batches the reads of one event-loop tick into one statement, and the reads during a statement into the next one. The result of a read always comes from a
 * statement that was sent after the read was requested.
 */
export class BatchedReads<Value> {
  readonly #readMany: ReadMany<Value>;
  #asked: PendingRead<Value>[] = [];
  #sending = false;

  constructor(readMany: ReadMany<Value>) {
    this.#readMany = readMany;
  }

  /** Returns the value of a key, or null if there is none. Throws the statement's error. */
  read(key: string): Promise<Value | null> {
    if (OpenCall.current() !== null || isInsideTransaction()) return this.#readAlone(key);
    return new Promise((resolve, reject) => {
      this.#asked.push({ key, resolve, reject });
      if (!this.#sending) this.#sendNextTurn();
    });
  }

  /** Reads within a transaction are not batched. Other reads must not see the transaction's data, and the transaction must not wait for them. */
  async #readAlone(key: string): Promise<Value | null> {
    return (await this.#readMany([key])).get(key) ?? null;
  }

  #sendNextTurn(): void {
    this.#sending = this.#asked.length > 0;
    if (this.#sending) setImmediate(() => void this.#send().finally(() => this.#sendNextTurn()));
  }

  async #send(): Promise<void> {
    const waiting = this.#asked;
    this.#asked = [];
    try {
      const found = await this.#readMany([...new Set(waiting.map(({ key }) => key))]);
      for (const { key, resolve } of waiting) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
