import type { LedgerEvent } from '../prices/ledger.ts';
import { sumOf } from '../prices/money.ts';
import { dayOfBooks, invoiceDueOn, quoteDays } from '../prices/payment-terms.ts';
import { daysAfter } from '../../organizations/grants/term.ts';
import { isOnInvoice, type Order } from '../orders/order.ts';
import type { DocumentDraft } from './billing-document.ts';

type About =
  'id' | 'order' | 'buyer' | 'billTo' | 'purchaseOrder' | 'issuedOn' | 'issuedAt' | 'plan' | 'seats';
const about = (
  order: Order,
  id: string,
  at: number,
): Pick<DocumentDraft, About | 'startsOn' | 'endsOn' | 'lines' | 'total'> => {
  const { buyer, billTo, purchaseOrder, plan, seats, startsOn, endsOn, lines, total } = order;
  const terms = { plan, seats, startsOn, endsOn, lines, total };
  return {
    id,
    order: order.id,
    buyer,
    billTo,
    purchaseOrder,
    issuedOn: dayOfBooks(at),
    issuedAt: at,
    ...terms,
  };
};

/** Returns the quote of an order that is not placed yet; its price is valid for 60 days. */
export function quoteOf(order: Order, id: string): DocumentDraft {
  const common = about(order, id, order.placedAt);
  const dueOn = daysAfter(common.issuedOn, quoteDays);
  return { ...common, kind: 'quote', event: `quoted/${order.id}`, dueOn, amount: order.total, note: null };
}

export type PaperNote = string | null;

/**
 * Returns the document of a ledger event; null if it has none. A card payment needs no invoice, because its receipt has the same content. The date is the day
 * of issue, not of the event, so that numbers increase with dates.
 */
export function paperOf(
  order: Order,
  event: LedgerEvent,
  { id, now, note }: { readonly id: string; readonly now: number; readonly note: PaperNote },
): DocumentDraft | null {
  const common = { ...about(order, id, now), event: event.id, dueOn: null, note };
  const { kind, amounts } = event;
  if ('paid' in amounts) return kind === 'paid' ? { ...common, kind: 'receipt', amount: amounts.paid } : null;
  if (kind === 'ordered') return null;
  const amount = sumOf([amounts.net, amounts.tax]);
  if (kind === 'credited') return { ...common, kind: 'credit-note', amount };
  return isOnInvoice(order) ? { ...common, kind: 'invoice', amount, dueOn: invoiceDueOn(now) } : null;
}
