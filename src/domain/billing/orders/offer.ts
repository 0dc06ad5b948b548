import type { Discount } from '../prices/discount-code.ts';
import { type Plan, prices } from '../prices/prices.ts';
import {
  cheaperWithMore,
  type Quote,
  quoteFor,
  type QuoteProblem,
  type QuoteRequest,
  taxDetailsIn,
  taxNoteIn,
} from '../prices/quote.ts';
import { type Exemption, type TaxDetails, taxFor, type TaxProblem, usualTaxDetails } from '../prices/tax.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { coverageAt } from '../../organizations/grants/coverage.ts';
import { coversAt, isPaid, unbrokenEnd } from '../../organizations/grants/grant.ts';
import type { HeldGrant } from '../../organizations/grants/held-grant.ts';
import { startOfDay, type TermYears } from '../../organizations/grants/term.ts';
import { err, ok, type Result } from '../../result.ts';
import { dayInZone } from '../../platform/tables/day-in-zone.ts';
import type { Order, OrderBuyer } from './order.ts';

/** A buyer's current options, and the facts that the price depends on. Days are in the buyer’s time zone. */
export type Offer = {
  readonly buyer: OrderBuyer;
  /** Name of the organization; null if users buy for themselves. */
  readonly name: string | null;
  readonly plan: Plan;
  readonly timeZone: string;
  readonly today: IsoDate;
  /** First day of a new term: today, or the end of the current license. */
  readonly startsOn: IsoDate;
  /** The running license; seats can be added until its end (exclusive). Null if none runs. */
  readonly running: { readonly seats: number; readonly endsOn: IsoDate } | null;
  /** Number of current teachers; null if users buy for themselves. */
  readonly taken: number | null;
  readonly tax: TaxDetails;
  readonly exemption: Exemption;
};

/** A number of years, or `rest` for the rest of the running license's term. */
export type OrderTerm = TermYears | 'rest';

export type OrderForm = {
  readonly plan: Plan;
  readonly seats: number;
  readonly term: OrderTerm;
  readonly startsOn: IsoDate;
  readonly totalCents: number;
  /** Id of the quote with the shown price; if missing, today's price applies. */
  readonly quote?: string | undefined;
  /** Billing place and tax details; if missing, those of the offer apply. */
  readonly tax?: TaxDetails | undefined;
  readonly code?: string | undefined;
  readonly autoRenew?: boolean | undefined;
};

export type OrderChoice = Pick<OrderForm, 'seats' | 'term' | 'tax'> & {
  readonly discount?: Discount | null | undefined;
};

/** The plan, term or number of seats is not for sale to this buyer, or the shown terms have changed. */
export type OrderProblem = { readonly kind: 'order/not-offered' | 'order/terms-changed' };

type Buying = Pick<Offer, 'buyer' | 'name' | 'plan' | 'timeZone' | 'taken' | 'exemption'> & {
  readonly grants: readonly HeldGrant[];
  /** The buyer's previous order, with the default tax details. */
  readonly before: Pick<Order, 'lines'> | null;
};

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

/** Whether a person has no coverage except their own license, which means that they can buy for themselves. */
export function isUncovered(now: number, grants: readonly HeldGrant[]): boolean {
  const { reason, grant } = coverageAt(now, grants);
  return grant === null || grant.holder === null || (reason !== 'covered' && reason !== 'grace');
}

export type PriceProblem = QuoteProblem | TaxProblem;

/** Returns the request for a quote. Returns an error if the rest of a license is chosen but there is no running license. */
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

/** Returns the price of seats and a term as lines. */
export function quoteIn(offer: Offer, choice: OrderChoice): Result<Quote, PriceProblem> {
  const request = requestIn(offer, choice);
  return request.ok ? quoteFor(request.value) : request;
}

/** Returns the next larger number of seats that costs less; null if there is none. */
export function cheaperIn(offer: Offer, choice: OrderChoice) {
  const request = requestIn(offer, choice);
  return request.ok ? cheaperWithMore(request.value) : null;
}

export type OrderTerms = Pick<
  Order,
  'buyer' | 'plan' | 'seats' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt' | 'lines' | 'total'
>;

/** Returns the terms of an order. Computes the price again: the total in the form only shows what the buyer agreed to. */
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

export function termsFor(
  { buyer, plan, timeZone }: Pick<Offer, 'buyer' | 'plan' | 'timeZone'>,
  seats: number,
  { startsOn, endsOn, lines, total }: Quote,
): OrderTerms {
  const at = (day: IsoDate): number => startOfDay(day, timeZone);
  return { buyer, plan, seats, startsOn, endsOn, startsAt: at(startsOn), endsAt: at(endsOn), lines, total };
}

/** Whether both have the same billing place and tax reason. */
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

/** Whether two orders have the same terms, so that a second browser tab continues the same checkout. */
export const isSameOrder = (one: OrderTerms, other: OrderTerms): boolean =>
  isTaxedAlike(one, other) &&
  one.plan === other.plan &&
  one.seats === other.seats &&
  one.startsOn === other.startsOn &&
  one.endsOn === other.endsOn &&
  one.total.cents === other.total.cents;
