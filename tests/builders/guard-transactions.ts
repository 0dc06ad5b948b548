import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '#application/service/ports/transaction.ts';

const transactions = new AsyncLocalStorage<true>();

/** Returns a proxy of a store. Its methods throw if they are called inside a transaction. */
const outsideOnly = <T extends object>(name: string, store: T): T =>
  new Proxy(store, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        if (transactions.getStore() === true)
          throw new Error(`${name}.${String(key)} was called inside of a transaction, not by its stores.`);
        return Reflect.apply(member, target, given);
      };
    },
  });

/**
 * Returns stores that throw if they are called inside a transaction, and a transaction that marks its own calls. In PostgreSQL, such a call would wait for a
 * second connection. In memory, it would silently read the state before the transaction.
 */
export function guardTransactions<S extends object>(
  stores: S,
  transaction: Transaction,
): S & { readonly transaction: Transaction } {
  const guarded = Object.entries(stores).map(([name, store]: [string, object]) => [
    name,
    outsideOnly(name, store),
  ]);
  const within: Transaction = {
    run: (work) => transaction.run((bound) => transactions.run(true, () => work(bound))),
    read: (work) => transaction.read((bound) => transactions.run(true, () => work(bound))),
  };
  return { ...(Object.fromEntries(guarded) as S), transaction: outsideOnly('transaction', within) };
}
