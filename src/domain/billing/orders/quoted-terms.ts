import { discountIn, taxDetailsIn } from '../prices/quote.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { dayOfBooks, quoteDays } from '../prices/payment-terms.ts';
import { daysAfter, startOfDay, termYears, yearsAfter } from '../../organizations/grants/term.ts';
import { err, ok, type Result } from '../../result.ts';
import { type Offer, type OrderTerm, type OrderTerms, quoteIn } from './offer.ts';
import { isDelivered, type OrderState } from './order-state.ts';
import type { Order } from './order.ts';

/** The quote was already ordered, its 60 days are over, or its content is no longer offered to this buyer. */
export type QuotedProblem = {
  readonly kind: 'order/quote-ordered' | 'order/quote-expired' | 'order/not-offered';
};

const ordered: readonly OrderState[] = ['pending-po', 'pending-payment', 'paid', 'disputed'];

/** Returns the card order that a quote became, even if it was refunded later; null if none. An unpaid checkout does not count. */
export const boughtByCard = (quote: string, orders: readonly Order[]): Order | null =>
  orders.find((order) => order.quote === quote && (isDelivered(order.state) || order.state === 'refunded')) ??
  null;

export type QuotedTerms = { readonly terms: OrderTerms; readonly term: OrderTerm };

export const quoteValidUntil = ({ placedAt }: Pick<Order, 'placedAt'>): IsoDate =>
  daysAfter(dayOfBooks(placedAt), quoteDays);

/**
 * Returns the terms of an order by quote (LIC-7): the quoted price, even if the price list changed, with the days from today on. Seats for the rest of a
 * license get cheaper each day, so the buyer pays the lower of the quoted and the current price.
 */
export function quotedTerms(offer: Offer, quoted: Order): Result<QuotedTerms, QuotedProblem> {
  const { buyer, plan, seats, lines, total } = quoted;
  const isTheirs = buyer.kind === offer.buyer.kind && buyer.id === offer.buyer.id;
  if (!isTheirs || plan !== offer.plan) return err({ kind: 'order/not-offered' });
  if (ordered.includes(quoted.state)) return err({ kind: 'order/quote-ordered' });
  if (quoted.state !== 'quoted') return err({ kind: 'order/not-offered' });
  if (offer.today > quoteValidUntil(quoted)) return err({ kind: 'order/quote-expired' });
  const at = (day: IsoDate): number => startOfDay(day, offer.timeZone);
  const termsFor = (startsOn: IsoDate, endsOn: IsoDate): Omit<OrderTerms, 'lines' | 'total'> => ({
    buyer: offer.buyer,
    plan,
    seats,
    startsOn,
    endsOn,
    startsAt: at(startsOn),
    endsAt: at(endsOn),
  });
  if (offer.running?.endsOn === quoted.endsOn) {
    const now = quoteIn(offer, {
      seats,
      term: 'rest',
      tax: taxDetailsIn(lines),
      discount: discountIn(lines),
    });
    if (!now.ok) return err({ kind: 'order/not-offered' });
    const { lines: sum, total: left } = now.value.total.cents < total.cents ? now.value : { lines, total };
    return ok({ terms: { ...termsFor(offer.today, quoted.endsOn), lines: sum, total: left }, term: 'rest' });
  }
  const years = termYears.find((each) => yearsAfter(quoted.startsOn, each) === quoted.endsOn);
  if (years === undefined) return err({ kind: 'order/not-offered' });
  const days = termsFor(offer.startsOn, yearsAfter(offer.startsOn, years));
  return ok({ terms: { ...days, lines, total }, term: years });
}
