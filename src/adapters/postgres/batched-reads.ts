import { OpenCall } from './open-call.ts';
import { isInsideTransaction } from './transaction-scope.ts';

/** Reads what there is under these keys, in one statement; a key under which there is nothing is left out. */
type ReadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** A read that waits for its statement. */
type PendingRead<Value> = {
  readonly key: string;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Joins the reads of one turn of the event loop into one statement, and those that come while it is under way into the
 * next: the busier the service, the more of them. Each read is answered by a statement that was sent after it was asked.
 */
export class BatchedReads<Value> {
  readonly #readMany: ReadMany<Value>;
  #asked: PendingRead<Value>[] = [];
  #sending = false;

  constructor(readMany: ReadMany<Value>) {
    this.#readMany = readMany;
  }

  /** What is under this key; null where there is nothing. Throws what the statement threw. */
  read(key: string): Promise<Value | null> {
    if (OpenCall.current() !== null || isInsideTransaction()) return this.#readAlone(key);
    return new Promise((resolve, reject) => {
      this.#asked.push({ key, resolve, reject });
      if (!this.#sending) this.#sendNextTurn();
    });
  }

  /** Others must not see what is in a transaction, and a transaction must not wait for them. */
  async #readAlone(key: string): Promise<Value | null> {
    return (await this.#readMany([key])).get(key) ?? null;
  }

  #sendNextTurn(): void {
    this.#sending = this.#asked.length > 0;
    if (this.#sending) setImmediate(() => void this.#send().finally(() => this.#sendNextTurn()));
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const found = await this.#readMany([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
