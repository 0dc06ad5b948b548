import type { IsoDate } from '../dates/iso-date.ts';
import { daysFrom, type TermYears, yearsAfter } from '../license/term.ts';
import { err, ok, type Result } from '../result.ts';
import type { Discount } from './discount-code.ts';
import { type Money, sumOf, usd } from './money.ts';
import { detailsOf, type TaxDetails, type TaxNote } from './tax.ts';
import { type Plan, prices, type Product, termPercent } from './prices.ts';

/** What somebody means to buy. Days are those of the buyer’s time zone. */
export type QuoteRequest = {
  readonly plan: Plan;
  /** How many seats are added. */
  readonly seats: number;
  /** How many seats of the plan the buyer has already: the volume counts them, and they are not paid again. */
  readonly seatsHeld: number;
  readonly startsOn: IsoDate;
  /** So many years, or until the day on which the seats that are held end (exclusive): then the days are counted. */
  readonly term: { readonly years: TermYears } | { readonly endsOn: IsoDate };
  /** Taken off by a code, in whole percents; 0 without one. */
  readonly codePercent: number;
  /** What that code is called. */
  readonly code?: string | undefined;
  /** In hundredths of a percent; null for a buyer who is exempt. */
  readonly taxRate: number | null;
  /** What the line of tax says of itself. */
  readonly taxNote?: TaxNote | undefined;
};

/** A line of a quote. The numbers say in words how its amount comes about. */
export type QuoteLine =
  | {
      readonly kind: 'seats';
      readonly seats: number;
      readonly seat: Money;
      readonly years: number;
      /** Beyond whole years: so many days of a year of so many days. */
      readonly days: number;
      readonly daysOfYear: number;
      readonly amount: Money;
    }
  | {
      /** Seats that were added to a running license, on the next invoice (R26); `amount` is without the tax, which stands in a line of its own. */
      readonly kind: 'collected';
      readonly id: string;
      readonly seats: number;
      /** A year of one, before what is taken off. */
      readonly seat: Money;
      readonly startsOn: IsoDate;
      /** Exclusive; sooner than the license ends where they were taken back. */
      readonly endsOn: IsoDate;
      /** What was taken off for many seats. */
      readonly percent: number;
      readonly amount: Money;
      readonly tax: Money;
    }
  | {
      readonly kind: 'hardware';
      readonly product: Product;
      readonly quantity: number;
      /** Of one. */
      readonly price: Money;
      readonly amount: Money;
    }
  | { readonly kind: 'volume' | 'term'; readonly percent: number; readonly amount: Money }
  | {
      readonly kind: 'code';
      readonly percent: number;
      readonly amount: Money;
      /** What the code is called: by it our staff count how often it was used. */
      readonly code?: string | undefined;
    }
  | {
      readonly kind: 'tax';
      readonly rate: number | null;
      readonly amount: Money;
      /** Left out by what was computed before tax went by country, and by plans. */
      readonly note?: TaxNote | undefined;
    };

/** What tells a line of one sum from the others. */
export function keyOfLine(line: QuoteLine): string {
  if (line.kind === 'hardware') return line.product;
  return line.kind === 'collected' ? line.id : line.kind;
}

/** What it costs, line by line. `total` is the sum of the lines. */
export type Quote = {
  readonly startsOn: IsoDate;
  /** Exclusive. */
  readonly endsOn: IsoDate;
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
};

/** Why there is no price for it. */
export type QuoteProblem =
  | { readonly kind: 'seats'; readonly fewest: number; readonly most: number }
  | { readonly kind: 'term' }
  | { readonly kind: 'code' };

const percentOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100);

/** The time in whole years, counted back from its end, and the days that are left. */
function timeOf(startsOn: IsoDate, endsOn: IsoDate): { years: number; days: number; daysOfYear: number } {
  let years = 0;
  while (yearsAfter(startsOn, years + 1) <= endsOn) years += 1;
  const rest = yearsAfter(startsOn, years);
  return { years, days: daysFrom(rest, endsOn), daysOfYear: daysFrom(rest, yearsAfter(startsOn, years + 1)) };
}

function problemOf({ plan, seats, seatsHeld, codePercent, ...request }: QuoteRequest): QuoteProblem | null {
  const { fewest, most } = prices[plan];
  // A license that runs takes any number more, also where it was given with fewer seats than the plan is sold with.
  const fewestMore = seatsHeld > 0 ? 1 : fewest;
  const isWhole = Number.isSafeInteger(seats) && Number.isSafeInteger(seatsHeld) && seatsHeld >= 0;
  if (!isWhole || seats < fewestMore || seats + seatsHeld > most)
    return { kind: 'seats', fewest: fewestMore, most: Math.max(0, most - seatsHeld) };
  if ('endsOn' in request.term && request.term.endsOn <= request.startsOn) return { kind: 'term' };
  const isPercent = Number.isInteger(codePercent) && codePercent >= 0 && codePercent <= 100;
  return isPercent ? null : { kind: 'code' };
}

/**
 * The price of seats, explained. Every rounding is in the buyer’s favor: what is charged is rounded down, what is taken off is
 * rounded up, each percent of what the ones before it left. Seats added to a running license are counted by days and get no
 * discount for years.
 */
export function quoteFor(request: QuoteRequest): Result<Quote, QuoteProblem> {
  const problem = problemOf(request);
  if (problem !== null) return err(problem);
  const { plan, seats, seatsHeld, startsOn, term, codePercent, code, taxRate, taxNote } = request;
  const { seat, steps } = prices[plan];
  const endsOn = 'years' in term ? yearsAfter(startsOn, term.years) : term.endsOn;
  const time = timeOf(startsOn, endsOn);
  const { years, days, daysOfYear } = time;
  const listed = Math.floor((seats * seat.cents * (years * daysOfYear + days)) / daysOfYear);
  const lines: QuoteLine[] = [{ kind: 'seats', seats, seat, ...time, amount: usd(listed) }];
  const percents = [
    ['volume', steps.findLast((step) => step.seats <= seats + seatsHeld)?.percent ?? 0],
    ['term', 'years' in term ? termPercent[term.years] : 0],
    ['code', codePercent],
  ] as const;
  let left = listed;
  for (const [kind, percent] of percents) {
    const off = percentOf(left, percent);
    const named = kind === 'code' && code !== undefined ? { code } : {};
    if (percent > 0) lines.push({ kind, percent, amount: usd(-off), ...named });
    left -= off;
  }
  const tax = usd(Math.floor((left * (taxRate ?? 0)) / 10_000));
  lines.push({
    kind: 'tax',
    rate: taxRate,
    amount: tax,
    ...(taxNote === undefined ? {} : { note: taxNote }),
  });
  return ok({ startsOn, endsOn, lines, total: sumOf(lines.map(({ amount }) => amount)) });
}

/** The code that took something off, and how much; undefined without one. */
export function codeIn(lines: readonly QuoteLine[]): Discount | undefined {
  const line = lines.find(({ kind }) => kind === 'code');
  return line?.kind === 'code' && line.code !== undefined
    ? { code: line.code, percent: line.percent }
    : undefined;
}

/** What the line of tax says of itself; undefined where it says nothing. */
export const taxNoteIn = (lines: readonly QuoteLine[]): TaxNote | undefined =>
  lines.find((line) => line.kind === 'tax')?.note;

/** What a buyer said of tax when these lines were computed; undefined where they say nothing. */
export function taxDetailsIn(lines: readonly QuoteLine[]): TaxDetails | undefined {
  const note = taxNoteIn(lines);
  return note === undefined ? undefined : detailsOf(note);
}

/**
 * The smallest larger number of seats that costs less, if there is one: just below a step of the price list the whole of
 * it is cheaper. Nobody is left to find that out by themselves.
 */
export function cheaperWithMore(
  request: QuoteRequest,
): { readonly seats: number; readonly total: Money } | null {
  const quoted = quoteFor(request);
  if (!quoted.ok) return null;
  for (const step of prices[request.plan].steps) {
    const seats = step.seats - request.seatsHeld;
    const more = seats > request.seats ? quoteFor({ ...request, seats }) : quoted;
    if (more.ok && more.value.total.cents < quoted.value.total.cents)
      return { seats, total: more.value.total };
  }
  return null;
}
