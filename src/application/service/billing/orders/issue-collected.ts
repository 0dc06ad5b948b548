import { everywhere } from '#domain/organizations/access/scope.ts';
import { issuedOrder, issuesOn, seatsInForce } from '#domain/billing/orders/collected-seats.ts';
import { invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import { nextState, type OrderState } from '#domain/billing/orders/order-state.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { debtOf } from '#domain/billing/orders/purchase-order-trust.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandlers } from '../../platform/ports/jobs.ts';
import type { Stores } from '../../ports/transaction.ts';
import { book } from './book.ts';
import type { OrderPorts } from './order-ports.ts';

type Parts = Pick<OrderPorts, 'ids' | 'clock'>;

/** The account id of the issuer; null for the scheduled job. */
export type IssuedBy = string | null;

/**
 * Issues the invoice of an order's collected seats (R26) in the current transaction; false if the order is not collecting seats. If the total is zero, cancels
 * the order instead. Idempotent, because the state is stored with the order and the ledger records an id only once.
 */
export function issueCollected(parts: Parts) {
  const enter = book(parts);
  return async (stores: Stores, order: Order, by: IssuedBy): Promise<boolean> => {
    const now = parts.clock.now();
    const issued = order.total.cents === 0 ? canceled(order) : issuedOrder(order, now);
    if (!(await stores.orders.change(issued))) return false;
    const seats = seatsInForce(order);
    if (issued.state === 'canceled') await stores.grants.endBought(order.id, now);
    else {
      await enter(stores, { order: issued, events: invoicedAt(issued), notes: {} });
      const given = { order: order.id, seats, endsAt: order.endsAt, ...debtOf(issued) };
      if (seats > 0) await stores.grants.changeBought(given);
    }
    await stores.audit.record({
      action: 'order/state-changed',
      by,
      ...(by === null ? { onBehalfOf: order.orderedBy } : {}),
      subject: order.id,
      organization: order.buyer.path,
      before: { state: order.state },
      after: { state: issued.state },
    });
    return true;
  };
}

export type IssueCollected = ReturnType<typeof issueCollected>;

export function canceled(order: Order): Order {
  const state: OrderState | null = nextState(order.state, 'cancel');
  if (state === null) throw new Error(`an order that is ${order.state} cannot be canceled`);
  return { ...order, state };
}

/**
 * Issues the buyer's collected seats before a different invoice or card payment of the buyer. Most buyers have no collected seats. Locks the organization until
 * the transaction ends, so that seats cannot be added to an invoice that is being issued.
 */
export const issueBefore =
  (issue: IssueCollected) =>
  async (stores: Stores, { buyer }: Order, by: IssuedBy): Promise<void> => {
    if (buyer.path === null) return;
    await stores.organizations.lock(buyer.path);
    const collecting = await stores.orders.collectingOf(buyer);
    if (collecting !== null) await issue(stores, collecting, by);
  };

const atOnce = 100;

export type IssueCollectedPorts = Parts & Pick<OrderPorts, 'transaction'>;

/** Issues a due invoice under the lock of its organization, so that seats cannot be added to an invoice that is being issued. */
function issueDue({ transaction, ...parts }: IssueCollectedPorts) {
  const issue = issueCollected(parts);
  return ({ id, buyer }: Order): Promise<boolean> =>
    transaction.run(async (stores) => {
      if (buyer.path !== null) await stores.organizations.lock(buyer.path);
      const order = await stores.orders.findForUpdate(id);
      if (order === null || order.state !== 'collecting') return false;
      const zone = (await stores.organizations.byId(buyer.id, everywhere))?.timeZone ?? defaultTimeZone;
      const isDue = issuesOn(order) <= dayInZone(zone)(parts.clock.now());
      return isDue && (await issue(stores, order, null));
    });
}

/**
 * Issues one invoice per organization with seats added since the last one, on the first day of the next month in its time zone (R26). Idempotent: an invoice is
 * never issued twice, even after repeated or concurrent runs or a crash. Missed invoices are issued in the next run.
 */
export function issueCollectedInvoices(ports: IssueCollectedPorts): JobHandlers<JobKinds>['issue-collected'] {
  const issue = issueDue(ports);
  return async () => {
    const failed: unknown[] = [];
    let [issued, after]: [number, string | null] = [0, null];
    do {
      const last: string | null = after;
      const orders: readonly Order[] = await ports.transaction.run((stores) =>
        stores.orders.collecting(atOnce, last),
      );
      for (const order of orders)
        try {
          if (await issue(order)) issued += 1;
        } catch (error) {
          failed.push(error);
        }
      after = orders.length < atOnce ? null : (orders.at(-1)?.id ?? null);
    } while (after !== null);
    // A failure does not block other invoices. The job is retried if there is any.
    if (failed.length > 0) throw failed[0];
    return { issued };
  };
}
