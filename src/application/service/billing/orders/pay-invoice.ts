import { usd } from '#domain/billing/prices/money.ts';
import { balanceOf } from '#domain/billing/orders/on-invoice.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { CheckedOrder, Order, PlacedOrder } from '#domain/billing/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Checkout } from '../ports/payments.ts';
import type { OrderPorts } from './order-ports.ts';
import { orderTitleOf } from './place-order.ts';
import type { Settle } from './settle.ts';

/** Opens the card payment page for an invoice's open amount, or returns the page that is already open. */
export type PayInvoice = (
  order: Order,
  page: Pick<Checkout, 'email' | 'returnUrl' | 'cancelUrl'>,
) => Promise<Result<PlacedOrder, OrderRefused<'payInvoice'>>>;

type Parts = Pick<OrderPorts, 'payments' | 'transaction'> & { readonly settle: Settle };

/** Returns an order on invoice in the state that the payment provider reports. Refused if it is paid, being paid, or no longer open. */
async function readOpen(
  settle: Settle,
  order: Order,
): Promise<Result<CheckedOrder, OrderRefused<'payInvoice'>>> {
  const checked = await settle(order);
  if (!checked.ok) return checked;
  const { order: current, isProcessing } = checked.value;
  if (isProcessing) return err({ kind: 'order/processing' });
  if (current.state === 'paid') return err({ kind: 'order/paid-already' });
  return current.state === 'pending-po' ? checked : err({ kind: 'order/not-open' });
}

export function payInvoice({ payments, transaction, settle }: Parts): PayInvoice {
  return async (order, page) => {
    const read = await readOpen(settle, order);
    if (!read.ok) return read;
    const { payAt } = read.value;
    const { id, session: before } = read.value.order;
    if (payAt !== null) return ok({ id, payAt });
    const entries = await transaction.run(({ ledger }) => ledger.entriesOf(id));
    const { open } = balanceOf(entries);
    // The idempotency key contains the previous page, so that two concurrent tabs open only one page.
    const key = `invoice/${id}/${before ?? 'first'}/${open}`;
    const opened = await payments.open({
      order: id,
      key,
      total: usd(open),
      title: orderTitleOf(order),
      ...page,
    });
    if (!opened.ok) return opened;
    const { id: session, url } = opened.value;
    if (url === null) throw new Error('a new payment session has no payment page');
    const isKept = await transaction.run(async ({ orders }) => {
      const held = await orders.findForUpdate(id);
      if (held?.state !== 'pending-po' || (held.session !== before && held.session !== session)) return false;
      await orders.setSession(id, session);
      return true;
    });
    if (isKept) return ok({ id, payAt: url });
    await payments.expire(session);
    return err({ kind: 'order/not-open' });
  };
}

/** Closes the card payment page of an invoice before a different payment or a credit. Refused if it was paid, or is being paid, by card. */
export function closeInvoicePage({ payments, settle }: Omit<Parts, 'transaction'>) {
  const checkOpen = async (order: Order): Promise<Result<void, OrderRefused<'settleInvoice'>>> => {
    const read = await readOpen(settle, order);
    if (read.ok) return ok(undefined);
    return read.error.kind === 'order/paid-already' ? err({ kind: 'order/not-open' }) : err(read.error);
  };
  return async (order: Order | null): Promise<Result<void, OrderRefused<'settleInvoice'>>> => {
    if (order === null || order.session === null || order.state !== 'pending-po') return ok(undefined);
    const before = await checkOpen(order);
    if (!before.ok) return before;
    const expired = await payments.expire(order.session);
    return expired.ok ? checkOpen(order) : expired;
  };
}
