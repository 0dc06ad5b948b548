import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OrderPorts } from './order-ports.ts';
import type { Settle } from './settle.ts';

type Parts = Pick<OrderPorts, 'payments'> & {
  readonly orders: Pick<OrderPorts['orders'], 'openOf'>;
  readonly settle: Settle;
};
type Open = { readonly payAt: string | null; readonly order: Order } | null;

/**
 * Returns the order that a buyer is about to pay by card, in the payment provider's current state; null if there is none. Refused if it is paid or being paid.
 */
export function readCheckout({ orders, settle }: Pick<Parts, 'orders' | 'settle'>) {
  return async (buyer: Order['buyer']): Promise<Result<Open, OrderRefused<'place'>>> => {
    const open = await orders.openOf(buyer);
    if (open === null) return ok(null);
    const checked = await settle(open);
    if (!checked.ok) return checked;
    const { order, payAt, isProcessing } = checked.value;
    if (isProcessing) return err({ kind: 'order/processing' });
    if (order.state === 'paid') return err({ kind: 'order/paid-already' });
    return ok(order.state === 'pending-payment' ? { order, payAt } : null);
  };
}

/** Closes a checkout; refused if it was paid in the meantime. */
export function closeCheckout(parts: Parts) {
  const read = readCheckout(parts);
  return async ({ session, buyer }: Order): Promise<Result<null, OrderRefused<'place'>>> => {
    const expired = await parts.payments.expire(session ?? '');
    if (!expired.ok) return expired;
    const left = await read(buyer);
    return left.ok ? ok(null) : left;
  };
}
