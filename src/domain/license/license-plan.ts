import { type Money, sumOf } from '../billing/money.ts';
import { type Plan, prices } from '../billing/prices.ts';
import { type Quote, quoteFor, type QuoteProblem } from '../billing/quote.ts';
import { taxFor, type TaxProblem, usualTaxDetails } from '../billing/tax.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { invoiceDays } from '../documents/billing-document.ts';
import { err, ok, type Result } from '../result.ts';
import { coverSpans, type CoverSpan, coveredUntil, type HeldTerm, joinedSpans } from './cover-spans.ts';
import { graceDays } from './grant.ts';
import { daysAfter, type TermYears, yearsAfter } from './term.ts';

/** How a license is paid for. */
export const paidBys = ['card', 'purchase-order'] as const;
export type PaidBy = (typeof paidBys)[number];

/** Whom somebody plans for: themselves, or the school or district that they act in. */
export const planBuyers = ['self', 'school', 'district'] as const;
export type PlanBuyer = (typeof planBuyers)[number];

/** What a plan is made from. Days are those of the buyer’s time zone. */
export type PlanFacts = {
  readonly buyer: PlanBuyer;
  /** What the organization is called; null for oneself. */
  readonly name: string | null;
  readonly today: IsoDate;
  /** How many teach now. */
  readonly teachers: number;
  /** What covers them from today on, in any order. */
  readonly held: readonly HeldTerm[];
};

/** What somebody plans: so many teachers, from a day, for so many years. */
export type PlanChoice = {
  readonly teachers: number;
  readonly startsOn: IsoDate;
  readonly years: TermYears;
  readonly by: PaidBy;
  /** Where the buyer is billed (ISO 3166-1 alpha-2), which the tax goes by. */
  readonly country: string;
  /** A state or province of it (ISO 3166-2, without the country); null for none. */
  readonly region: string | null;
};

/** Something to order: seats added to the license that runs, or a term of its own. `endsOn` of its quote is exclusive. */
export type PlannedOrder = {
  readonly kind: 'added' | 'term';
  readonly plan: Plan;
  readonly seats: number;
  readonly quote: Quote;
  /** With a purchase order, ordered on the first day: when the invoice is due, and the first day that is not covered if it stays unpaid. */
  readonly invoice: { readonly dueOn: IsoDate; readonly stopsOn: IsoDate } | null;
};

/** Days from one to another, which is exclusive. */
export type DaysBetween = { readonly from: IsoDate; readonly to: IsoDate };

/** What a plan comes to (LIC-11). */
export type LicensePlan = {
  readonly by: PaidBy;
  readonly orders: readonly PlannedOrder[];
  /** The sum of the orders. */
  readonly total: Money;
  /** Every day from today to the end of the plan, in spans that follow one another. */
  readonly spans: readonly CoverSpan[];
  /** The first day after the plan. */
  readonly endsOn: IsoDate;
  /** Days of the new term that licenses bought before cover as well: they would be paid twice. In order of time, with gaps between. */
  readonly paidTwice: readonly DaysBetween[];
};

/** Why there is no plan: the day has passed or is too far away, or so many seats are not sold. */
export type PlanProblem =
  | { readonly kind: 'past'; readonly earliest: IsoDate }
  | { readonly kind: 'far'; readonly latest: IsoDate }
  | TaxProblem
  | QuoteProblem;

/** So many years ahead somebody can plan. */
const mostYearsAhead = 3;

/** What a buyer of so many seats is sold: organizations their own plan, anybody else the smallest that holds them. */
function soldTo(buyer: PlanBuyer, teachers: number): Plan {
  if (buyer !== 'self') return buyer;
  if (teachers <= prices.teacher.most) return 'teacher';
  return teachers <= prices.school.most ? 'school' : 'district';
}

/** Organizations alone order on invoice: whoever plans for one teacher by themselves pays by card. */
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

/** Schools and districts are exempt by their word, as the checkout begins: our staff say of a certificate later. */
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

/** Whether what is held is of the one who is sold this plan: a license for oneself is none of a school’s. */
const countedFor = (plan: Plan, buyer: PlanBuyer): boolean => buyer !== 'self' || plan === 'teacher';

/** The orders of a plan in the order of their first days; nothing is bought for a day that is covered already. */
function ordersOf(
  { buyer, held }: PlanFacts,
  { teachers, startsOn, years, by: wanted, country, region }: PlanChoice,
): Result<readonly PlannedOrder[], TaxProblem | QuoteProblem> {
  const plan = soldTo(buyer, teachers);
  const { most } = prices[plan];
  if (!Number.isSafeInteger(teachers) || teachers < 1 || teachers > most)
    return err({ kind: 'seats', fewest: 1, most });
  const sold = { plan, by: paidBy(plan, wanted), country, region };
  const { fewest } = prices[plan];
  const seats = Math.max(fewest, teachers);
  const ours = countedFor(plan, buyer) ? held : [];
  const begins = coveredUntil(ours, startsOn);
  const short = joinedSpans(coverSpans(ours, { from: startsOn, to: begins, people: teachers })).filter(
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

/**
 * The days of new terms that licenses which begin within them cover as well, from the earliest to the latest. Spans that
 * overlap or follow one another are one.
 */
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

/** The days on which somebody can begin. */
const startsBetween = (today: IsoDate): { readonly earliest: IsoDate; readonly latest: IsoDate } => ({
  earliest: today,
  latest: yearsAfter(today, mostYearsAhead),
});

/**
 * Plans a license (LIC-11): what is to be ordered and what it costs, line by line as in the checkout, and who is covered on every day
 * from today to its end. A new term begins when what covers them ends, so that no day is paid for twice; until then only the seats that are
 * missing are added. Pure, and the same in any order of what is held.
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
    spans: joinedSpans([...before, ...after]),
    endsOn,
    paidTwice: paidTwiceIn(facts.held, orders),
  });
}

/** What somebody begins with who chose nothing: those who teach now, from the day on which their license ends, for a year. */
export const usualPlan = ({ buyer, today, teachers, held }: PlanFacts): PlanChoice => ({
  teachers: buyer === 'self' ? 1 : Math.max(teachers, prices[buyer].fewest),
  startsOn: coveredUntil(held, today),
  years: 1,
  by: buyer === 'self' ? 'card' : 'purchase-order',
  country: usualTaxDetails('organization').country,
  region: null,
});
