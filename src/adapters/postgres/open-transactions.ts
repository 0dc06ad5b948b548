import { runningOperation } from './transaction-scope.ts';

/** An open transaction: its operation, and its age in milliseconds. */
export type OpenTransaction = { readonly operation: string; readonly openMs: number };

export class OpenTransactions {
  readonly #open = new Map<object, { readonly operation: string; readonly since: number }>();

  add(connection: object): void {
    const operation = runningOperation() ?? 'an unnamed operation';
    this.#open.set(connection, { operation, since: performance.now() });
  }

  /** Removes a transaction and returns it, or undefined if there is none. */
  delete(connection: object): OpenTransaction | undefined {
    const found = this.#open.get(connection);
    this.#open.delete(connection);
    return found && described(found);
  }

  listWithout(connection: object | undefined): readonly OpenTransaction[] {
    return [...this.#open].filter(([of]) => of !== connection).map(([, open]) => described(open));
  }
}

const described = ({ operation, since }: { operation: string; since: number }): OpenTransaction => ({
  operation,
  openMs: Math.round(performance.now() - since),
});
