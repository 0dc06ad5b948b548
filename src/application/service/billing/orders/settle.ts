import { isDelivered, type OrderState } from '#domain/billing/orders/order-state.ts';
import { type CheckedOrder, isGuestOrder, isOnInvoice, type Order } from '#domain/billing/orders/order.ts';
import { settleOrder } from '#domain/billing/orders/settle-order.ts';
import { ok, type Result } from '#domain/result.ts';
import type { PaymentsUnavailable, SessionState } from '../ports/payments.ts';
import type { Stores } from '../../ports/transaction.ts';
import { type Book, book } from './book.ts';
import { issueBefore, issueCollected } from './issue-collected.ts';
import { saveCard } from './save-card.ts';
import { followStock, giveLicense } from './deliver-order.ts';
import type { OrderPorts } from './order-ports.ts';

/** Updates an order to the state of its payment session. A purchase order without a session does not change. */
export type Settle = (order: Order) => Promise<Result<CheckedOrder, PaymentsUnavailable>>;

type Writing = {
  readonly stores: Stores;
  readonly enter: Book;
  readonly invoiceCollected: ReturnType<typeof issueBefore>;
  readonly now: number;
};

/** Saves the new state and its effects. Idempotent. Locks the row, so that a webhook and a return page are handled one after the other. */
async function write(
  { stores, enter, invoiceCollected, now }: Writing,
  id: string,
  { facts, card }: SessionState,
): Promise<Order> {
  const { orders, grants, audit } = stores;
  const order = await orders.findForUpdate(id);
  if (order === null) throw new Error(`the order ${id} was not found`);
  const { state, events, notes, endedAt } = settleOrder(order, facts);
  await enter(stores, { order, events, notes });
  if (isDelivered(state)) await giveLicense(stores, order);
  if (isDelivered(state) && card !== null) await saveCard(stores, facts.session, { card, at: now });
  if (endedAt !== null) await grants.endBought(id, endedAt);
  if (state === order.state) return order;
  await orders.setState(id, state);
  await followStock(stores, order, state);
  if (state === 'paid' && order.state !== 'disputed' && !isOnInvoice(order)) {
    // Seats cannot be added on invoice to a license paid by card, so the seats added so far are invoiced immediately (R26).
    if (order.plan !== null) await invoiceCollected(stores, order, null);
  }
  await audit.record({
    action: 'order/state-changed',
    by: null,
    ...(isGuestOrder(order) ? {} : { onBehalfOf: order.orderedBy }),
    subject: id,
    organization: order.buyer.path,
    before: { state: order.state },
    after: { state },
  });
  return { ...order, state };
}

const canBePaid = (state: OrderState): boolean => state === 'pending-payment' || state === 'pending-po';

export type SettlePorts = Pick<OrderPorts, 'payments' | 'transaction' | 'ids' | 'clock'>;

/** Trusts only the state from the payment provider (LIC-5). Writes only changes. */
export function settle({ payments, transaction, ...parts }: SettlePorts): Settle {
  const [enter, invoiceCollected] = [book(parts), issueBefore(issueCollected(parts))];
  return async (order) => {
    if (order.session === null) return ok({ order, payAt: null, isProcessing: false });
    const session = await payments.read(order.session);
    if (!session.ok) return session;
    const { url, facts } = session.value;
    const isProcessing = facts.state === 'processing';
    const isNews = facts.paid !== null || settleOrder(order, facts).state !== order.state;
    const settled = isNews
      ? await transaction.run((stores) =>
          write({ stores, enter, invoiceCollected, now: parts.clock.now() }, order.id, session.value),
        )
      : order;
    return ok({ order: settled, payAt: canBePaid(settled.state) ? url : null, isProcessing });
  };
}
