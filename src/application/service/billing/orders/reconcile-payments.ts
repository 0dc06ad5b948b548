import {
  type Difference,
  differencesBetween,
  type ListedMovement,
  periodToReconcile,
} from '#domain/billing/orders/reconciliation.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandlers } from '../../platform/ports/jobs.ts';
import type { Orders } from '../ports/orders.ts';
import type { PaymentsUnavailable } from '../ports/payments.ts';
import type { Reconciliations } from '../ports/reconciliations.ts';
import { settle, type SettlePorts } from './settle.ts';

export type ReconcilePaymentsPorts = SettlePorts & {
  readonly reconciliations: Reconciliations;
  readonly orders: Pick<Orders, 'bySession'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
};

function settlePayment(ports: ReconcilePaymentsPorts) {
  const settleOrder = settle(ports);
  return async (payment: string): Promise<Result<unknown, PaymentsUnavailable>> => {
    const session = await ports.payments.sessionOf(payment);
    if (!session.ok) return session;
    const order = session.value === null ? null : await ports.orders.bySession(session.value);
    return order === null ? ok(null) : settleOrder(order);
  };
}

/** Returns the result's value. Throws if the provider is unavailable, so that the job is retried. */
function answered<T>(answer: Result<T, PaymentsUnavailable>): T {
  if (!answer.ok) throw new Error('the payment provider is unavailable');
  return answer.value;
}

/**
 * Compares the payment provider's payments, refunds and lost disputes with our books, and saves the differences (LIC-10). For missing bookings, asks the
 * provider and books the result, as after a webhook (decision 79). Idempotent.
 */
export function reconcilePayments(
  ports: ReconcilePaymentsPorts,
): JobHandlers<JobKinds>['reconcile-payments'] {
  const { reconciliations, payments, clock, ids } = ports;
  const settleOrder = settlePayment(ports);
  return async () => {
    const [last = null] = await reconciliations.latest(1);
    const period = periodToReconcile(last, clock.now());
    const theirs = answered(await payments.movements(period));
    const compare = async (movements: readonly ListedMovement[]): Promise<readonly Difference[]> => {
      const known = await reconciliations.booked(
        period,
        movements.map(({ id }) => id),
      );
      return differencesBetween(movements, known, period);
    };
    const before = await compare(theirs);
    const missing = new Set(before.filter(({ kind }) => kind === 'not-in-books').map(({ id }) => id));
    const paymentsToAsk = new Set(theirs.filter(({ id }) => missing.has(id)).map(({ payment }) => payment));
    for (const payment of paymentsToAsk) answered(await settleOrder(payment));
    const left = paymentsToAsk.size === 0 ? before : await compare(theirs);
    const open = new Set(left.map(({ id }) => id));
    const settled = before.filter(({ id }) => !open.has(id)).map((each) => ({ ...each, isSettled: true }));
    const differences = [...left, ...settled];
    await reconciliations.save({ ...period, id: ids.next(), compared: theirs.length, differences });
    return { compared: theirs.length, settled: settled.length, open: left.length };
  };
}
