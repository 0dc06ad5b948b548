import { booksTimeZone, dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { guestTax, purchaseQuote } from '#domain/billing/prices/purchase-quote.ts';
import type { Quote } from '#domain/billing/prices/quote.ts';
import { quoteOf } from '#domain/billing/documents/papers.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PlacedGuestOrder } from '#domain/billing/self-service/guest-order.ts';
import type { PersonProof } from '#domain/billing/self-service/person-proof.ts';
import type { PurchaseForm } from '#domain/billing/self-service/purchase-form.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import { type CallLimited, perNetwork, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import { book } from '../orders/book.ts';
import { recordBuyer } from '../orders/buyer-trust.ts';
import { followStock } from '../orders/deliver-order.ts';
import { orderTitleOf } from '../orders/place-order.ts';
import type { PaymentsUnavailable } from '../ports/payments.ts';
import type { Stores } from '../../ports/transaction.ts';
import { orderLink, viewKey } from './order-keys.ts';
import { provePerson } from './prove-person.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

/** A form with the displayed total in cents. */
export type GuestPurchase = {
  readonly form: PurchaseForm;
  readonly totalCents: number;
  readonly proof: PersonProof;
};

/** Places an order without an account, or creates a quote (LIC-7). The price is computed here; if it differs from the displayed price, the order is refused. */
export type PlaceGuestOrder = (
  network: string,
  purchase: GuestPurchase,
) => Promise<Result<PlacedGuestOrder, SelfServiceRefused<'order'> | CallLimited>>;

const hour = 3_600_000;
/** Limits emails to an address, because anyone can type any address. */
const perAddress = { name: 'order without an account by address', limit: 10, windowMs: hour };

function guestOrder(
  { license }: Pick<PurchaseForm, 'license'>,
  quote: Quote,
  about: Pick<Order, 'id' | 'placedAt' | 'billTo'>,
): Omit<Order, 'state' | 'session' | 'purchaseOrder'> {
  const { startsOn, endsOn, lines, total } = quote;
  return {
    ...about,
    buyer: { kind: 'guest', id: about.id, path: null },
    orderedBy: about.id,
    plan: license?.plan ?? null,
    seats: license?.seats ?? 0,
    startsOn,
    endsOn,
    startsAt: startOfDay(startsOn, booksTimeZone),
    endsAt: startOfDay(endsOn, booksTimeZone),
    lines,
    total,
    quote: null,
  };
}

export function openGuestCheckout({
  payments,
  vault,
  publicUrl,
}: Pick<SelfServicePorts, 'payments' | 'vault' | 'publicUrl'>) {
  return async (
    order: Pick<
      Order,
      'id' | 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt' | 'lines' | 'total'
    >,
    email: string,
  ): Promise<Result<{ readonly session: string; readonly payAt: string }, PaymentsUnavailable>> => {
    const page = orderLink(publicUrl, order.id, { key: viewKey(vault, order.id) });
    const opened = await payments.open({
      order: order.id,
      total: order.total,
      title: orderTitleOf(order),
      email,
      returnUrl: page,
      cancelUrl: page,
    });
    if (!opened.ok) return opened;
    const { id: session, url: payAt } = opened.value;
    if (payAt === null) throw new Error('a new payment session has no payment page');
    return ok({ session, payAt });
  };
}

export function placeGuestOrder(ports: SelfServicePorts): PlaceGuestOrder {
  const { transaction, ids, clock, vault, limiter } = ports;
  const [enter, checkOut, note] = [book(ports), openGuestCheckout(ports), recordBuyer(ports)];

  const settled = async (
    drawn: Omit<Order, 'state' | 'session' | 'purchaseOrder'>,
    { payment, contact }: PurchaseForm,
  ): Promise<Result<{ readonly order: Order; readonly payAt: string | null }, PaymentsUnavailable>> => {
    if (payment.way === 'invoice') {
      const { purchaseOrder } = payment;
      return ok({ order: { ...drawn, state: 'pending-po', session: null, purchaseOrder }, payAt: null });
    }
    if (payment.way === 'quote')
      return ok({ order: { ...drawn, state: 'quoted', session: null, purchaseOrder: null }, payAt: null });
    const opened = await checkOut(drawn, contact.email);
    if (!opened.ok) return opened;
    const { session, payAt } = opened.value;
    return ok({ order: { ...drawn, state: 'pending-payment', session, purchaseOrder: null }, payAt });
  };

  const saveOrder = async (stores: Stores, order: Order, { contact }: PurchaseForm): Promise<void> => {
    const { id, plan, seats, total } = order;
    if (!(await stores.orders.place(order))) throw new Error(`the order ${id} already exists`);
    await note(stores, id, contact.email);
    await stores.contacts.save({ ...contact, order: id, claimedAt: null, claimedBy: null });
    if (order.state === 'quoted') await stores.documents.issue(quoteOf(order, ids.next()));
    else await followStock(stores, order, order.state);
    if (order.state === 'pending-po') await enter(stores, { order, events: invoicedAt(order), notes: {} });
    if (order.state !== 'quoted')
      await stores.audit.record({
        action: 'order/placed',
        by: null,
        subject: id,
        organization: null,
        before: null,
        after: { plan, seats, cents: total.cents },
      });
    // For card orders, the email is sent after the payment.
    if (order.state !== 'pending-payment')
      await stores.jobs.enqueue('mail', {
        kind: 'order-news',
        to: contact.email,
        order: id,
        news: order.state === 'quoted' ? 'quoted' : 'ordered',
      });
  };

  return async (network, { form, totalCents, proof }) => {
    const now = clock.now();
    const takes = [
      { name: 'order without an account by network', key: network, ...perNetwork },
      { ...perAddress, key: form.contact.email },
    ];
    const within = await enforceRateLimits(limiter, takes, now);
    if (!within.ok) return within;
    const startsOn = dayOfBooks(now);
    const { license, hardware } = form;
    const { country, region } = form.contact.billing;
    const tax = guestTax(country, region);
    const quote = tax.ok ? purchaseQuote({ license, hardware, startsOn, tax: tax.value }) : tax;
    if (!quote.ok) return err({ kind: 'order/not-offered' });
    if (quote.value.total.cents !== totalCents) return err({ kind: 'order/terms-changed' });
    const proved = await provePerson(ports, proof);
    if (!proved.ok) return proved;
    const about = { id: ids.next(), placedAt: now, billTo: form.contact.organization };
    const placed = await settled(guestOrder(form, quote.value, about), form);
    if (!placed.ok) return placed;
    const { order, payAt } = placed.value;
    await transaction.run((stores) => saveOrder(stores, order, form));
    return ok({ id: order.id, key: viewKey(vault, order.id), payAt });
  };
}
