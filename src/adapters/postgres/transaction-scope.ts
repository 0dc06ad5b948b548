import { AsyncLocalStorage } from 'node:async_hooks';

type TransactionScope = {
  readonly operation: string;
  inside: boolean;
};

const scopes = new AsyncLocalStorage<TransactionScope>();

/** Thrown if a store that is not bound to the transaction is called inside of it, because it would wait for a second connection. */
class OutsideTransaction extends Error {
  override readonly name = 'OutsideTransaction';

  constructor(operation: string) {
    super(
      `${operation} queried the database outside of its open transaction. Use the stores that transaction.run passes.`,
    );
  }
}

/** Returns the operation of the running code, or null if it has no name. */
export const runningOperation = (): string | null => scopes.getStore()?.operation ?? null;

/** Runs work under the name of an operation, which is logged if the database does not respond in time. */
export const runOperation = <T>(operation: string, work: () => T): T =>
  scopes.run({ operation, inside: false }, work);

export const isInsideTransaction = (): boolean => scopes.getStore()?.inside === true;

/** Throws `OutsideTransaction` if called inside the work of a transaction. */
export function refuseInsideTransaction(): void {
  const scope = scopes.getStore();
  if (scope?.inside === true) throw new OutsideTransaction(scope.operation);
}

/** Runs the work of a transaction within `runOperation`. Until the work ends, only its own connection can be used. */
export async function runInsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error('runInsideTransaction needs runOperation around it');
  scope.inside = true;
  try {
    return await work();
  } finally {
    scope.inside = false;
  }
}
