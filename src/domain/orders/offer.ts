import { type Plan, prices } from '../billing/prices.ts';
import {
  cheaperWithMore,
  type Quote,
  quoteFor,
  type QuoteProblem,
  type QuoteRequest,
} from '../billing/quote.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { coverageAt } from '../license/coverage.ts';
import { coversAt, isPaid, unbrokenEnd } from '../license/grant.ts';
import type { HeldGrant } from '../license/held-grant.ts';
import { startOfDay, type TermYears } from '../license/term.ts';
import { err, ok, type Result } from '../result.ts';
import { dayInZone } from '../tables/day-in-zone.ts';
import type { Order, OrderBuyer } from './order.ts';

/** What a buyer can buy now, and the facts that its price depends on. Days are those of the buyer’s time zone. */
export type Offer = {
  readonly buyer: OrderBuyer;
  /** What the organization is called; null for oneself. */
  readonly name: string | null;
  readonly plan: Plan;
  readonly timeZone: string;
  readonly today: IsoDate;
  /** The first day of a new term: today, or the day on which the present license ends. */
  readonly startsOn: IsoDate;
  /** The license that runs: seats can be added to it until its end (exclusive). Null where none does. */
  readonly running: { readonly seats: number; readonly endsOn: IsoDate } | null;
  /** How many teach already; null for oneself. */
  readonly taken: number | null;
};

/** So many years, or seats for the rest of the license that runs. */
export type OrderTerm = TermYears | 'rest';

/** What somebody orders, with the day and the sum that they were shown. */
export type OrderForm = {
  readonly plan: Plan;
  readonly seats: number;
  readonly term: OrderTerm;
  readonly startsOn: IsoDate;
  readonly totalCents: number;
  /** The id of the quote whose price they were shown; none for the price of today. */
  readonly quote?: string | undefined;
};

/** Why it cannot be ordered: no such plan, term or number of seats for this buyer; or what was shown is not so any more. */
export type OrderProblem = { readonly kind: 'order/not-offered' | 'order/terms-changed' };

/** Who buys, and what their license is. */
type Buying = Pick<Offer, 'buyer' | 'name' | 'plan' | 'timeZone' | 'taken'> & {
  /** The grants of the buyer alone. */
  readonly grants: readonly HeldGrant[];
};

/** What a buyer can buy at a moment. */
export function offerAt(now: number, { grants, ...buying }: Buying): Offer {
  const dayOf = dayInZone(buying.timeZone);
  const today = dayOf(now);
  const current = grants.filter((grant) => isPaid(now, grant) && coversAt(now, grant));
  if (current.length === 0) return { ...buying, today, startsOn: today, running: null };
  const endsOn = dayOf(Math.min(...current.map(({ endsAt }) => endsAt)));
  const seats = current.reduce((sum, grant) => sum + (grant.seats ?? 1), 0);
  return { ...buying, today, startsOn: dayOf(unbrokenEnd(now, grants)), running: { seats, endsOn } };
}

/** Whether somebody is covered by nothing but what they bought by themselves, or by nothing: they can buy for themselves. */
export function isUncovered(now: number, grants: readonly HeldGrant[]): boolean {
  const { reason, grant } = coverageAt(now, grants);
  return grant === null || grant.holder === null || (reason !== 'covered' && reason !== 'grace');
}

/** Organizations are exempt from tax; for others none is collected yet. */
const taxRateOf = ({ kind }: OrderBuyer): number | null => (kind === 'organization' ? null : 0);

/** What a price is asked for; null where no license runs whose rest could be bought. */
function requestIn(
  { plan, buyer, running, today, startsOn }: Offer,
  { seats, term }: Pick<OrderForm, 'seats' | 'term'>,
): QuoteRequest | null {
  const priced = { plan, seats, codePercent: 0, taxRate: taxRateOf(buyer) };
  if (term !== 'rest') return { ...priced, seatsHeld: 0, startsOn, term: { years: term } };
  if (running === null || prices[plan].most === 1) return null;
  return { ...priced, seatsHeld: running.seats, startsOn: today, term: { endsOn: running.endsOn } };
}

/** What seats and a term cost in an offer, line by line. */
export function quoteIn(
  offer: Offer,
  choice: Pick<OrderForm, 'seats' | 'term'>,
): Result<Quote, QuoteProblem> {
  const request = requestIn(offer, choice);
  return request === null ? err({ kind: 'term' }) : quoteFor(request);
}

/** The smallest larger number of seats that costs less, if there is one. */
export function cheaperIn(offer: Offer, choice: Pick<OrderForm, 'seats' | 'term'>) {
  const request = requestIn(offer, choice);
  return request === null ? null : cheaperWithMore(request);
}

/** What is ordered, as it will be charged. */
export type OrderTerms = Pick<
  Order,
  'buyer' | 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt' | 'lines' | 'total'
>;

/** The terms of an order. The price is computed here, never taken from the form: that only says what somebody agreed to. */
export function termsOf(offer: Offer, form: OrderForm): Result<OrderTerms, OrderProblem> {
  if (form.plan !== offer.plan) return err({ kind: 'order/not-offered' });
  const quote = quoteIn(offer, form);
  if (!quote.ok) return err({ kind: 'order/not-offered' });
  const { startsOn, endsOn, lines, total } = quote.value;
  if (startsOn !== form.startsOn || total.cents !== form.totalCents)
    return err({ kind: 'order/terms-changed' });
  const { buyer, plan, timeZone } = offer;
  const at = (day: IsoDate): number => startOfDay(day, timeZone);
  const days = { startsOn, endsOn, startsAt: at(startsOn), endsAt: at(endsOn) };
  return ok({ buyer, plan, seats: form.seats, ...days, lines, total });
}

/** Whether two orders are about the same: the second of two tabs gets the checkout of the first. */
export const isSameOrder = (one: OrderTerms, other: OrderTerms): boolean =>
  one.plan === other.plan &&
  one.seats === other.seats &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.total.cents === other.total.cents;
