import { plural } from '#domain/platform/text/counted.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import { agreedRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { isSameOrder, type OrderForm, type OrderTerms } from '#domain/billing/orders/offer.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { nextState } from '#domain/billing/orders/order-state.ts';
import type { Order, PlacedOrder } from '#domain/billing/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { agreedTerms, isQuoteOpen } from './agreed-terms.ts';
import { recordBuyer } from './buyer-trust.ts';
import { closeCheckout, readCheckout } from './open-checkout.ts';
import { isCodeLeft } from './discounts.ts';
import type { OrderPorts, PlacingPorts } from './order-ports.ts';
import type { ReadOffer } from './read-offer.ts';
import type { Settle } from './settle.ts';

/** Places an order paid by card. The price is computed here; if it differs from the displayed price, the order is refused (LIC-5). */
export type PlaceOrder = (
  caller: Caller,
  form: OrderForm,
) => Promise<Result<PlacedOrder, OrderRefused<'place'>>>;

type Parts = PlacingPorts &
  Pick<OrderPorts, 'discountCodes'> & {
    readonly readOffer: ReadOffer;
    readonly settle: Settle;
  };

export const orderTitleOf = ({ plan, seats, startsOn, endsOn }: Omit<OrderTerms, 'buyer'>): string =>
  plan === null
    ? 'Blockyard Docks'
    : `Blockyard ${plan} license, ${seats} ${plural(seats, 'seat')}, ${formatDate(startsOn)} to ${formatDate(daysAfter(endsOn, -1))}`;

async function keepsCard(
  { transaction }: Pick<Parts, 'transaction'>,
  session: string | null,
): Promise<boolean> {
  return (
    session !== null && (await transaction.run((stores) => stores.autoRenewals.bySession(session))) !== null
  );
}

/** Returns the buyer's open checkout if it is for the same order; otherwise closes it first. */
function closeOther(parts: Parts) {
  const [read, close] = [readCheckout(parts), closeCheckout(parts)];
  return async (
    terms: OrderTerms,
    { autoRenew = false }: Pick<OrderForm, 'autoRenew'>,
  ): Promise<Result<PlacedOrder | null, OrderRefused<'place'>>> => {
    const open = await read(terms.buyer);
    if (!open.ok || open.value === null) return open.ok ? ok(null) : open;
    const { order, payAt } = open.value;
    const isSame = payAt !== null && isSameOrder(order, terms);
    if (isSame && (await keepsCard(parts, order.session)) === autoRenew) return ok({ id: order.id, payAt });
    return close(order);
  };
}

export function placeOrder(parts: Parts): PlaceOrder {
  const { readOffer, payments } = parts;
  const other = closeOther(parts);
  const [openAnew, agree] = [openCheckout(parts), agreedTerms(parts)];
  return async (caller, form) => {
    const offer = await readOffer(caller);
    if (!offer.ok) return err({ kind: 'account/not-permitted' });
    const terms = await agree(caller, offer.value, form);
    if (!terms.ok) return terms;
    const open = await other(terms.value, form);
    if (!open.ok) return open;
    if (open.value !== null) return ok(open.value);
    const opened = await openAnew(caller, terms.value, {
      billTo: offer.value.name,
      quote: form.quote ?? null,
      autoRenew: form.autoRenew ?? false,
    });
    if (!opened.ok) return opened;
    const { isPlaced, session, ...placed } = opened.value;
    if (isPlaced) return ok(placed);
    // A concurrent tab was faster. Its checkout or purchase order is used.
    await payments.expire(session);
    const left = await agree(caller, offer.value, form);
    if (!left.ok) return left;
    const quicker = await other(terms.value, form);
    if (!quicker.ok) return quicker;
    return quicker.value === null ? err({ kind: 'order/terms-changed' }) : ok(quicker.value);
  };
}

/** Opens a checkout, then saves its order. So an order always has a session, and a session without an order is never paid. */
function openCheckout({ payments, transaction, clock, ids, publicUrl, ...buyers }: Parts) {
  const note = recordBuyer(buyers);
  return async (
    { account }: Caller,
    terms: OrderTerms,
    { billTo, quote, autoRenew }: Pick<Order, 'billTo' | 'quote'> & { readonly autoRenew: boolean },
  ) => {
    const id = ids.next();
    const page = (type: string): string => `${publicUrl}/checkout/return/${type}?order=${id}`;
    const opened = await payments.open({
      order: id,
      total: terms.total,
      title: orderTitleOf(terms),
      email: account.email,
      returnUrl: page('success'),
      cancelUrl: page('cancel'),
      keepsCard: autoRenew,
    });
    if (!opened.ok) return opened;
    const { id: session, url: payAt } = opened.value;
    const state = nextState('draft', 'check-out');
    if (state === null || payAt === null) throw new Error('a new payment session has no payment page');
    const placed = { orderedBy: account.id, placedAt: clock.now(), billTo, quote };
    const order: Order = { ...terms, ...placed, id, state, session, purchaseOrder: null };
    const isPlaced = await transaction.run(async (stores) => {
      const { orders, audit } = stores;
      if (quote === null && !(await isCodeLeft(stores, order))) return false;
      if (quote !== null && !(await isQuoteOpen(orders, quote))) return false;
      if (!(await orders.place(order))) return false;
      await note(stores, id, account.email);
      if (autoRenew) {
        const agreed = { id: ids.next(), buyer: order.buyer, agreedBy: account.id, agreedAt: order.placedAt };
        await stores.autoRenewals.add(agreedRenewal({ ...agreed, session }));
      }
      const { plan, seats, total, buyer } = order;
      const after = { plan, seats, cents: total.cents };
      const act = { action: 'order/placed', by: account.id, subject: id } as const;
      await audit.record({ ...act, organization: buyer.path, before: null, after });
      return true;
    });
    return ok({ id, payAt, isPlaced, session });
  };
}
