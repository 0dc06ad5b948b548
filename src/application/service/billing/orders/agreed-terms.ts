import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { type Offer, type OrderForm, type OrderTerms, termsOf } from '#domain/billing/orders/offer.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import { boughtByCard, quotedTerms } from '#domain/billing/orders/quoted-terms.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Orders } from '../ports/orders.ts';
import { findDiscount } from './discounts.ts';
import type { OrderPorts } from './order-ports.ts';

/** Returns the terms of an order: at the price of an open quote while it is valid, else at today's price (LIC-5, LIC-7). */
export type AgreedTerms = (
  caller: Caller,
  offer: Offer,
  form: OrderForm,
) => Promise<Result<OrderTerms, OrderRefused<'place'>>>;

/**
 * Whether a quote has not been ordered by purchase order or by card. An open checkout counts as an order. Must be called in a transaction: it locks the
 * quote, so that only one of two concurrent orders succeeds.
 */
export async function isQuoteOpen(
  orders: Pick<Orders, 'byQuote' | 'findForUpdate'>,
  quote: string,
): Promise<boolean> {
  const held = await orders.findForUpdate(quote);
  return held?.state === 'quoted' && (await orders.byQuote(quote)).length === 0;
}

export function agreedTerms({
  orders,
  ...parts
}: Pick<OrderPorts, 'discountCodes' | 'clock'> & {
  readonly orders: Pick<OrderPorts['orders'], 'byId' | 'byQuote'>;
}): AgreedTerms {
  const find = findDiscount(parts);
  return async ({ actor }, offer, form) => {
    if (form.quote === undefined) {
      const discount = await find(offer.plan, form.code);
      return discount.ok ? termsOf(offer, form, discount.value) : discount;
    }
    const quoted = await orders.byId(form.quote, scopeOf(actor, 'order.read'));
    if (quoted === null) return err({ kind: 'order/not-found' });
    if (boughtByCard(quoted.id, await orders.byQuote(quoted.id)) !== null)
      return err({ kind: 'order/quote-ordered' });
    const agreed = quotedTerms(offer, quoted);
    if (!agreed.ok) return agreed;
    const { terms } = agreed.value;
    const { plan, seats, startsOn, totalCents } = form;
    const isShown = plan === terms.plan && seats === terms.seats && startsOn === terms.startsOn;
    return isShown && totalCents === terms.total.cents ? ok(terms) : err({ kind: 'order/terms-changed' });
  };
}
