import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { daysFrom, type TermYears, yearsAfter } from '../../organizations/grants/term.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Discount } from './discount-code.ts';
import { type Money, sumOf, usd } from './money.ts';
import { taxDetailsOf, type TaxDetails, type TaxNote } from './tax.ts';
import { type Plan, prices, type Product, termPercent } from './prices.ts';

/** A request for a price. Days are in the buyer’s time zone. */
export type QuoteRequest = {
  readonly plan: Plan;
  readonly seats: number;
  /** Seats of the plan that the buyer already has. They count toward the volume discount and are not charged again. */
  readonly seatsHeld: number;
  readonly startsOn: IsoDate;
  /** A number of years, or the exclusive end day of the seats that the buyer already has. With an end day, the price is prorated by day. */
  readonly term: { readonly years: TermYears } | { readonly endsOn: IsoDate };
  /** Discount of a code in whole percent; 0 without one. */
  readonly codePercent: number;
  readonly code?: string | undefined;
  /** In hundredths of a percent; null for a buyer who is exempt. */
  readonly taxRate: number | null;
  readonly taxNote?: TaxNote | undefined;
};

export type QuoteLine =
  | {
      readonly kind: 'seats';
      readonly seats: number;
      readonly seat: Money;
      readonly years: number;
      /** Number of days beyond the whole years. The partial year to which they belong has `daysOfYear` days. */
      readonly days: number;
      readonly daysOfYear: number;
      readonly amount: Money;
    }
  | {
      /** Seats added to a running license and charged on its next invoice (R26). `amount` excludes tax, which is in `tax`. */
      readonly kind: 'collected';
      readonly id: string;
      readonly seats: number;
      /** Price of a seat for a year before discounts. */
      readonly seat: Money;
      readonly startsOn: IsoDate;
      /** Exclusive; it is before the end of the license if the seats were removed again. */
      readonly endsOn: IsoDate;
      readonly percent: number;
      readonly amount: Money;
      readonly tax: Money;
    }
  | {
      readonly kind: 'hardware';
      readonly product: Product;
      readonly quantity: number;
      readonly price: Money;
      readonly amount: Money;
    }
  | { readonly kind: 'volume' | 'term'; readonly percent: number; readonly amount: Money }
  | {
      readonly kind: 'code';
      readonly percent: number;
      readonly amount: Money;
      /** The uses of a code are counted by this field. */
      readonly code?: string | undefined;
    }
  | {
      readonly kind: 'tax';
      readonly rate: number | null;
      readonly amount: Money;
      /** Why this rate applies. Missing if the price is not for a known buyer. */
      readonly note?: TaxNote | undefined;
    };

/** Returns a key that is unique among the lines of a quote. */
export function keyOfLine(line: QuoteLine): string {
  if (line.kind === 'hardware') return line.product;
  return line.kind === 'collected' ? line.id : line.kind;
}

/** `total` is the sum of the lines. */
export type Quote = {
  readonly startsOn: IsoDate;
  /** Exclusive. */
  readonly endsOn: IsoDate;
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
};

export type QuoteProblem =
  | { readonly kind: 'seats'; readonly minSeats: number; readonly most: number }
  | { readonly kind: 'term' }
  | { readonly kind: 'code' };

const percentOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100);

function timeOf(startsOn: IsoDate, endsOn: IsoDate): { years: number; days: number; daysOfYear: number } {
  let years = 0;
  while (yearsAfter(startsOn, years + 1) <= endsOn) years += 1;
  const rest = yearsAfter(startsOn, years);
  return { years, days: daysFrom(rest, endsOn), daysOfYear: daysFrom(rest, yearsAfter(startsOn, years + 1)) };
}

function problemOf({ plan, seats, seatsHeld, codePercent, ...request }: QuoteRequest): QuoteProblem | null {
  const { minSeats, most } = prices[plan];
  // Any number of seats can be added to a running license, even one that was given with fewer seats than the plan's minimum.
  const minMore = seatsHeld > 0 ? 1 : minSeats;
  const isWhole = Number.isSafeInteger(seats) && Number.isSafeInteger(seatsHeld) && seatsHeld >= 0;
  if (!isWhole || seats < minMore || seats + seatsHeld > most)
    return { kind: 'seats', minSeats: minMore, most: Math.max(0, most - seatsHeld) };
  if ('endsOn' in request.term && request.term.endsOn <= request.startsOn) return { kind: 'term' };
  const isPercent = Number.isInteger(codePercent) && codePercent >= 0 && codePercent <= 100;
  return isPercent ? null : { kind: 'code' };
}

/**
 * Returns the price of seats as lines. Rounds in the buyer’s favor: charges down, discounts up. Each discount applies to the remainder after the previous one.
 * Seats added to a running license are prorated by day, without a discount for years.
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

/** Returns the discount code of the lines; undefined if none. */
export function discountIn(lines: readonly QuoteLine[]): Discount | undefined {
  const line = lines.find(({ kind }) => kind === 'code');
  return line?.kind === 'code' && line.code !== undefined
    ? { code: line.code, percent: line.percent }
    : undefined;
}

/** Returns the tax note of the lines; undefined if none. */
export const taxNoteIn = (lines: readonly QuoteLine[]): TaxNote | undefined =>
  lines.find((line) => line.kind === 'tax')?.note;

/** Returns the buyer's tax details at the time of the quote; undefined if the lines have none. */
export function taxDetailsIn(lines: readonly QuoteLine[]): TaxDetails | undefined {
  const note = taxNoteIn(lines);
  return note === undefined ? undefined : taxDetailsOf(note);
}

/**
 * Returns the next larger number of seats that costs less; null if there is none. Just below a volume step, the number at the step costs less, and the buyer
 * should know that.
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
