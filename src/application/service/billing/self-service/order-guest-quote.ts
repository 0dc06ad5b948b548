import { booksTimeZone, dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { daysAfter, startOfDay, termYears, yearsAfter } from '#domain/organizations/grants/term.ts';
import { invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { quoteValidUntil } from '#domain/billing/orders/quoted-terms.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PlacedGuestOrder } from '#domain/billing/self-service/guest-order.ts';
import type { PurchasePayment } from '#domain/billing/self-service/purchase-form.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import { book } from '../orders/book.ts';
import { followStock } from '../orders/deliver-order.ts';
import type { Stores } from '../../ports/transaction.ts';
import { openGuestCheckout } from './place-guest-order.ts';
import { openByKey } from './read-guest-order.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

export type QuotePayment =
  Exclude<PurchasePayment, { readonly way: 'quote' | 'card' }> | { readonly way: 'card' };

/** Orders a quote at its price while it is valid: on invoice or by card (LIC-7). */
export type OrderGuestQuote = (
  id: string,
  key: string,
  payment: QuotePayment,
) => Promise<Result<PlacedGuestOrder, SelfServiceRefused<'orderQuote'>>>;

function daysNow({ plan, startsOn, endsOn }: Order, today: string) {
  const years = termYears.find((each) => yearsAfter(startsOn, each) === endsOn);
  const end = plan === null || years === undefined ? daysAfter(today, 1) : yearsAfter(today, years);
  const at = (day: string): number => startOfDay(day, booksTimeZone);
  return { startsOn: today, endsOn: end, startsAt: at(today), endsAt: at(end) };
}

export function orderGuestQuote(ports: SelfServicePorts): OrderGuestQuote {
  const { transaction, clock } = ports;
  const [open, enter, checkOut] = [openByKey(ports), book(ports), openGuestCheckout(ports)];

  /** Saves the order of a quote and its effects; false if a concurrent tab was first. */
  const saveOrder = async (stores: Stores, order: Order, to: EmailAddress): Promise<boolean> => {
    if (!(await stores.orders.orderQuote(order))) return false;
    await followStock(stores, order, order.state);
    const { id, plan, seats, total } = order;
    const after = { plan, seats, cents: total.cents };
    const act = { action: 'order/placed', by: null, subject: id, organization: null } as const;
    await stores.audit.record({ ...act, before: null, after });
    if (order.state === 'pending-payment') return true;
    await enter(stores, { order, events: invoicedAt(order), notes: {} });
    await stores.jobs.enqueue('mail', { kind: 'order-news', to, order: id, news: 'ordered' });
    return true;
  };

  const openQuote = async (id: string, key: string, now: number) => {
    const found = await open(id, key);
    if (!found.ok) return found;
    if (found.value.state !== 'quoted') return err({ kind: 'order/quote-ordered' } as const);
    if (dayOfBooks(now) > quoteValidUntil(found.value)) return err({ kind: 'order/quote-expired' } as const);
    const contact = await transaction.run(({ contacts }) => contacts.of(id));
    if (contact === null) return err({ kind: 'order/not-found' } as const);
    return ok({ quoted: found.value, email: contact.email });
  };

  return async (id, key, payment) => {
    const now = clock.now();
    const found = await openQuote(id, key, now);
    if (!found.ok) return found;
    const { quoted, email } = found.value;
    const drawn = { ...quoted, ...daysNow(quoted, dayOfBooks(now)), placedAt: now };
    if (payment.way === 'invoice') {
      const { purchaseOrder } = payment;
      const order: Order = { ...drawn, state: 'pending-po', purchaseOrder };
      const isFirst = await transaction.run((stores) => saveOrder(stores, order, email));
      return isFirst ? ok({ id, key, payAt: null }) : err({ kind: 'order/quote-ordered' });
    }
    const opened = await checkOut(drawn, email);
    if (!opened.ok) return opened;
    const { session, payAt } = opened.value;
    const order: Order = { ...drawn, state: 'pending-payment', session };
    const isFirst = await transaction.run((stores) => saveOrder(stores, order, email));
    return isFirst ? ok({ id, key, payAt }) : err({ kind: 'order/quote-ordered' });
  };
}
