import { type Money, sumOf } from '../prices/money.ts';
import { type Plan, prices } from '../prices/prices.ts';
import { type Quote, quoteFor, type QuoteProblem } from '../prices/quote.ts';
import { taxFor, type TaxProblem, usualTaxDetails } from '../prices/tax.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { invoiceDays } from '../prices/payment-terms.ts';
import { err, ok, type Result } from '../../result.ts';
import {
  coverSpans,
  type CoverSpan,
  coveredUntil,
  type HeldTerm,
  mergeAdjacentSpans,
} from '../../organizations/grants/cover-spans.ts';
import { graceDays } from '../../organizations/grants/grant.ts';
import { daysAfter, type TermYears, yearsAfter } from '../../organizations/grants/term.ts';

export const paidBys = ['card', 'purchase-order'] as const;
export type PaidBy = (typeof paidBys)[number];

export const planBuyers = ['self', 'school', 'district'] as const;
export type PlanBuyer = (typeof planBuyers)[number];

/** Input of `planLicense`. Days are in the buyer’s time zone. */
export type PlanFacts = {
  readonly buyer: PlanBuyer;
  /** Name of the organization; null if users buy for themselves. */
  readonly name: string | null;
  readonly today: IsoDate;
  readonly teachers: number;
  /** Existing coverage from today on, in any order. */
  readonly held: readonly HeldTerm[];
};

export type PlanChoice = {
  readonly teachers: number;
  readonly startsOn: IsoDate;
  readonly years: TermYears;
  readonly by: PaidBy;
  /** Billing country (ISO 3166-1 alpha-2), which determines the tax. */
  readonly country: string;
  /** State or province (ISO 3166-2, without the country); null if none. */
  readonly region: string | null;
};

/** An order of the plan: it adds seats to the running license, or starts a new term. `endsOn` of its quote is exclusive. */
export type PlannedOrder = {
  readonly kind: 'added' | 'term';
  readonly plan: Plan;
  readonly seats: number;
  readonly quote: Quote;
  /** If a purchase order is placed on the first day: when its invoice is due, and when the coverage ends if the invoice is not paid. */
  readonly invoice: { readonly dueOn: IsoDate; readonly stopsOn: IsoDate } | null;
};

/** A period; `to` is exclusive. */
export type DaysBetween = { readonly from: IsoDate; readonly to: IsoDate };

/** A license plan (LIC-11). */
export type LicensePlan = {
  readonly by: PaidBy;
  readonly orders: readonly PlannedOrder[];
  readonly total: Money;
  /** All days from today to the end of the plan, in adjacent spans. */
  readonly spans: readonly CoverSpan[];
  readonly endsOn: IsoDate;
  /** Days of the new term that would be paid for twice, because existing licenses also cover them. Sorted, without overlaps. */
  readonly paidTwice: readonly DaysBetween[];
};

/**
 * Reasons why no plan is possible: the first day has passed or is too far in the future, the number of seats is not for sale, or the billing place is invalid.
 */
export type PlanProblem =
  | { readonly kind: 'past'; readonly earliest: IsoDate }
  | { readonly kind: 'far'; readonly latest: IsoDate }
  | TaxProblem
  | QuoteProblem;

const maxYearsAhead = 3;

/** Returns the plan for a number of teachers: an organization's own plan, or for a user who buys for themselves, the smallest plan that fits. */
function soldTo(buyer: PlanBuyer, teachers: number): Plan {
  if (buyer !== 'self') return buyer;
  if (teachers <= prices.teacher.most) return 'teacher';
  return teachers <= prices.school.most ? 'school' : 'district';
}

/** Only organizations can order on invoice. A single teacher pays by card. */
const paidBy = (plan: Plan, by: PaidBy): PaidBy => (plan === 'teacher' ? 'card' : by);

type Priced = Pick<PlanChoice, 'country' | 'region'> & {
  readonly plan: Plan;
  readonly by: PaidBy;
  readonly kind: PlannedOrder['kind'];
  readonly seats: number;
  readonly seatsHeld: number;
  readonly startsOn: IsoDate;
  readonly term: { readonly years: TermYears } | { readonly endsOn: IsoDate };
};

/** Schools and districts count as exempt without a certificate, as in the checkout; our staff review a certificate later. */
function priced({
  kind,
  by,
  country,
  region,
  ...request
}: Priced): Result<PlannedOrder, TaxProblem | QuoteProblem> {
  const { plan, seats, startsOn } = request;
  const buyer = plan === 'teacher' ? 'account' : 'organization';
  const details = { ...usualTaxDetails(buyer), country, region };
  const taxed = taxFor({ kind: buyer, exemption: 'none' }, details);
  if (!taxed.ok) return taxed;
  const { rate: taxRate, note: taxNote } = taxed.value;
  const quote = quoteFor({ ...request, codePercent: 0, taxRate, taxNote });
  if (!quote.ok) return quote;
  const dueOn = daysAfter(startsOn, invoiceDays);
  const invoice = by === 'card' ? null : { dueOn, stopsOn: daysAfter(dueOn, 1 + graceDays) };
  return ok({ kind, plan, seats, quote: quote.value, invoice });
}

const countedFor = (plan: Plan, buyer: PlanBuyer): boolean => buyer !== 'self' || plan === 'teacher';

function ordersOf(
  { buyer, held }: PlanFacts,
  { teachers, startsOn, years, by: wanted, country, region }: PlanChoice,
): Result<readonly PlannedOrder[], TaxProblem | QuoteProblem> {
  const plan = soldTo(buyer, teachers);
  const { most } = prices[plan];
  if (!Number.isSafeInteger(teachers) || teachers < 1 || teachers > most)
    return err({ kind: 'seats', minSeats: 1, most });
  const sold = { plan, by: paidBy(plan, wanted), country, region };
  const { minSeats } = prices[plan];
  const seats = Math.max(minSeats, teachers);
  const ours = countedFor(plan, buyer) ? held : [];
  const begins = coveredUntil(ours, startsOn);
  const short = mergeAdjacentSpans(coverSpans(ours, { from: startsOn, to: begins, people: teachers })).filter(
    ({ covered, people, seats: there }) => covered < people && there !== null && there > 0,
  );
  const orders: PlannedOrder[] = [];
  for (const { from, to, seats: there } of short) {
    const seatsHeld = there ?? 0;
    const more = { seats: Math.max(seats - seatsHeld, 1), seatsHeld };
    const added = priced({ ...sold, kind: 'added', ...more, startsOn: from, term: { endsOn: to } });
    if (!added.ok) return added;
    orders.push(added.value);
  }
  const next = priced({ ...sold, kind: 'term', seats, seatsHeld: 0, startsOn: begins, term: { years } });
  return next.ok ? ok([...orders, next.value]) : next;
}

/** Returns the days of new terms that are also covered by existing licenses that start later. Sorted; overlapping and adjacent periods are joined. */
function paidTwiceIn(held: PlanFacts['held'], orders: readonly PlannedOrder[]): readonly DaysBetween[] {
  const terms = orders.filter(({ kind }) => kind === 'term').map(({ quote }) => quote);
  const found = terms.flatMap(({ startsOn, endsOn }) =>
    held
      .filter((term) => term.source === 'license' && term.startsOn > startsOn && term.startsOn < endsOn)
      .map((term) => ({ from: term.startsOn, to: term.endsOn < endsOn ? term.endsOn : endsOn })),
  );
  const joined: DaysBetween[] = [];
  for (const { from, to } of found.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || last.to < from) joined.push({ from, to });
    else if (last.to < to) joined[joined.length - 1] = { from: last.from, to };
  }
  return joined;
}

const startsBetween = (today: IsoDate): { readonly earliest: IsoDate; readonly latest: IsoDate } => ({
  earliest: today,
  latest: yearsAfter(today, maxYearsAhead),
});

/**
 * Plans a license (LIC-11). Returns the orders, their prices as in the checkout, and the coverage of every day from today to the end. A new term begins when
 * the existing coverage ends; until then, only missing seats are added. Days that a later license also covers are in `paidTwice`. Pure. The order of `held`
 * does not matter.
 */
export function planLicense(facts: PlanFacts, choice: PlanChoice): Result<LicensePlan, PlanProblem> {
  const { earliest, latest } = startsBetween(facts.today);
  if (choice.startsOn < earliest) return err({ kind: 'past', earliest });
  if (choice.startsOn > latest) return err({ kind: 'far', latest });
  const ordered = ordersOf(facts, choice);
  if (!ordered.ok) return ordered;
  const orders = ordered.value;
  const bought = orders.map(({ seats, quote }): HeldTerm => ({
    source: 'planned',
    seats,
    startsOn: quote.startsOn,
    endsOn: quote.endsOn,
  }));
  const all = [...facts.held, ...bought];
  const endsOn = orders.reduce((last, { quote }) => (quote.endsOn > last ? quote.endsOn : last), facts.today);
  const before = coverSpans(all, { from: facts.today, to: choice.startsOn, people: facts.teachers });
  const after = coverSpans(all, { from: choice.startsOn, to: endsOn, people: choice.teachers });
  return ok({
    by: paidBy(soldTo(facts.buyer, choice.teachers), choice.by),
    orders,
    total: sumOf(orders.map(({ quote }) => quote.total)),
    spans: mergeAdjacentSpans([...before, ...after]),
    endsOn,
    paidTwice: paidTwiceIn(facts.held, orders),
  });
}

/** Returns the default choice: the current number of teachers, for one year from the end of their license. */
export const usualPlan = ({ buyer, today, teachers, held }: PlanFacts): PlanChoice => ({
  teachers: buyer === 'self' ? 1 : Math.max(teachers, prices[buyer].minSeats),
  startsOn: coveredUntil(held, today),
  years: 1,
  by: buyer === 'self' ? 'card' : 'purchase-order',
  country: usualTaxDetails('organization').country,
  region: null,
});
