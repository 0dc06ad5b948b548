import type { Discount } from '../billing/discount-code.ts';
import { type Plan, prices } from '../billing/prices.ts';
import {
  cheaperWithMore,
  type Quote,
  quoteFor,
  type QuoteProblem,
  type QuoteRequest,
  taxDetailsIn,
  taxNoteIn,
} from '../billing/quote.ts';
import { type Exemption, type TaxDetails, taxFor, type TaxProblem, usualTaxDetails } from '../billing/tax.ts';
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
  /** Where they were billed last, and what they said of tax; what they begin with the first time. */
  readonly tax: TaxDetails;
  /** What our staff say today of their exemption certificate. */
  readonly exemption: Exemption;
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
  /** Where they are billed; as the offer has it where it is left out. */
  readonly tax?: TaxDetails | undefined;
  /** A code that takes something off, as they typed it. */
  readonly code?: string | undefined;
  /** Whether the license is to be renewed by the card that pays; no where it is left out. */
  readonly autoRenew?: boolean | undefined;
};

/** What a price is asked for. */
export type OrderChoice = Pick<OrderForm, 'seats' | 'term' | 'tax'> & {
  /** What a code takes off, once it was found. */
  readonly discount?: Discount | null | undefined;
};

/** Why it cannot be ordered: no such plan, term or number of seats for this buyer; or what was shown is not so any more. */
export type OrderProblem = { readonly kind: 'order/not-offered' | 'order/terms-changed' };

/** Who buys, and what their license is. */
type Buying = Pick<Offer, 'buyer' | 'name' | 'plan' | 'timeZone' | 'taken' | 'exemption'> & {
  /** The grants of the buyer alone. */
  readonly grants: readonly HeldGrant[];
  /** The order of the buyer before this one: what they said of tax then is what they begin with. */
  readonly before: Pick<Order, 'lines'> | null;
};

/** What a buyer can buy at a moment. */
export function offerAt(now: number, { grants, before, ...who }: Buying): Offer {
  const dayOf = dayInZone(who.timeZone);
  const today = dayOf(now);
  const tax = taxDetailsIn(before?.lines ?? []) ?? usualTaxDetails(who.buyer.kind);
  const buying = { ...who, tax };
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

/** Why there is no price for a choice. */
export type PriceProblem = QuoteProblem | TaxProblem;

/** What a price is asked for; a problem where no license runs whose rest could be bought. */
function requestIn(
  offer: Offer,
  { seats, term, tax = offer.tax, discount = null }: OrderChoice,
): Result<QuoteRequest, PriceProblem> {
  const { plan, buyer, running, today, startsOn, exemption } = offer;
  const taxed = taxFor({ kind: buyer.kind, exemption }, tax);
  if (!taxed.ok) return taxed;
  const { rate: taxRate, note: taxNote } = taxed.value;
  const { percent: codePercent, code } = discount ?? { percent: 0, code: undefined };
  const priced = { plan, seats, codePercent, code, taxRate, taxNote };
  if (term !== 'rest') return ok({ ...priced, seatsHeld: 0, startsOn, term: { years: term } });
  if (running === null || prices[plan].most === 1) return err({ kind: 'term' });
  return ok({ ...priced, seatsHeld: running.seats, startsOn: today, term: { endsOn: running.endsOn } });
}

/** What seats and a term cost in an offer, line by line. */
export function quoteIn(offer: Offer, choice: OrderChoice): Result<Quote, PriceProblem> {
  const request = requestIn(offer, choice);
  return request.ok ? quoteFor(request.value) : request;
}

/** The smallest larger number of seats that costs less, if there is one. */
export function cheaperIn(offer: Offer, choice: OrderChoice) {
  const request = requestIn(offer, choice);
  return request.ok ? cheaperWithMore(request.value) : null;
}

/** What is ordered, as it will be charged. */
export type OrderTerms = Pick<
  Order,
  'buyer' | 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt' | 'lines' | 'total'
>;

/** The terms of an order. The price is computed here, never taken from the form: that only says what somebody agreed to. */
export function termsOf(
  offer: Offer,
  form: OrderForm,
  discount: Discount | null = null,
): Result<OrderTerms, OrderProblem> {
  if (form.plan !== offer.plan) return err({ kind: 'order/not-offered' });
  const quote = quoteIn(offer, { ...form, discount });
  if (!quote.ok) return err({ kind: 'order/not-offered' });
  const { startsOn, total } = quote.value;
  if (startsOn !== form.startsOn || total.cents !== form.totalCents)
    return err({ kind: 'order/terms-changed' });
  return ok(termsFor(offer, form.seats, quote.value));
}

/** The terms of a price in an offer. */
export function termsFor(
  { buyer, plan, timeZone }: Pick<Offer, 'buyer' | 'plan' | 'timeZone'>,
  seats: number,
  { startsOn, endsOn, lines, total }: Quote,
): OrderTerms {
  const at = (day: IsoDate): number => startOfDay(day, timeZone);
  return { buyer, plan, seats, startsOn, endsOn, startsAt: at(startsOn), endsAt: at(endsOn), lines, total };
}

/** Whether both are billed to the same place, and taxed for the same reason. */
export function isTaxedAlike(one: Pick<OrderTerms, 'lines'>, other: Pick<OrderTerms, 'lines'>): boolean {
  const [note, second] = [taxNoteIn(one.lines), taxNoteIn(other.lines)];
  if (note === undefined || second === undefined) return note === second;
  const { reason, country, region, taxId } = note;
  return (
    reason === second.reason &&
    country === second.country &&
    region === second.region &&
    taxId === second.taxId
  );
}

/** Whether two orders are about the same: the second of two tabs gets the checkout of the first. */
export const isSameOrder = (one: OrderTerms, other: OrderTerms): boolean =>
  isTaxedAlike(one, other) &&
  one.plan === other.plan &&
  one.seats === other.seats &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.total.cents === other.total.cents;
