import { OpenCall } from './open-call.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

/**
 * A port of an outside service, each of whose calls finds everything committed that was done before it: if the process ends during
 * the call, the record of who asked for it is there. Throws `OutsideTransaction` where a call is made inside of a transaction.
 * All methods of the port must return promises.
 */
export function outsideTransactions<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        refuseInsideTransaction();
        await OpenCall.current()?.commitSoFar();
        return Reflect.apply(value, target, [...given]);
      };
    },
  });
}
