import { OpenCall } from './open-call.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';

/**
 * Wraps a port of an external service. Each call first commits the earlier writes, so that the record of the request exists even if the process ends during the
 * call. Throws `OutsideTransaction` if a call is made inside a transaction. All methods of the port must return promises.
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
