import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { type IsoDate, parseIsoDate } from '../dates/iso-date.ts';
import { err, ok, type Result } from '../result.ts';
import { type Plan, plans } from './prices.ts';

/** A code that takes something off, as our staff made it. */
export type DiscountCode = {
  /** Capital letters, digits and dashes; nobody has two of one name. */
  readonly code: string;
  /** What it takes off, in whole percents. */
  readonly percent: number;
  readonly plans: readonly Plan[];
  /** The last day on which it can be used, by the clock of our office; null for no end. */
  readonly validUntil: IsoDate | null;
  /** How many orders can have it; null for any number. */
  readonly mostUses: number | null;
  /** How many orders have it that were not canceled; a quote is none. */
  readonly uses: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** When our staff ended it; null while it holds. */
  readonly endedAt: number | null;
};

/** A code before anybody used it. */
export type NewDiscountCode = Omit<DiscountCode, 'uses' | 'endedAt'>;

/** What a code takes off an order. */
export type Discount = Pick<DiscountCode, 'code' | 'percent'>;

export const discountProblems = [
  'discount/unknown',
  'discount/expired',
  'discount/used-up',
  'discount/other-plan',
] as const;
/** Why a code cannot be used: there is none, it is over, enough orders have it, or it is for another plan. */
export type DiscountProblem = { readonly kind: (typeof discountProblems)[number] };

/** A code as it is kept: what somebody types from a leaflet has spaces and small letters. */
export const plainCode = (typed: string): string => typed.replaceAll(/\s/gu, '').toUpperCase();

/** What a code takes off for a plan on a day. */
export function discountBy(
  found: DiscountCode | null,
  { plan, today }: { readonly plan: Plan; readonly today: IsoDate },
): Result<Discount, DiscountProblem> {
  if (found === null) return err({ kind: 'discount/unknown' });
  const { code, percent, validUntil, endedAt, mostUses, uses } = found;
  if (endedAt !== null || (validUntil !== null && validUntil < today))
    return err({ kind: 'discount/expired' });
  if (!found.plans.includes(plan)) return err({ kind: 'discount/other-plan' });
  return mostUses !== null && uses >= mostUses ? err({ kind: 'discount/used-up' }) : ok({ code, percent });
}

/** The most that a code takes off: what costs nothing is a complimentary license. */
export const mostPercent = 90;
const mostOrders = 100_000;

/** A new code as our staff type it; empty for no end and for any number of orders. */
export type DiscountForm = {
  readonly code: string;
  readonly percent: number;
  readonly plans: readonly string[];
  readonly validUntil: string;
  readonly mostUses: number | null;
};
export type DiscountInvalid = FormInvalid<'code' | 'percent' | 'plans' | 'validUntil' | 'mostUses'>;

const wholeUpTo = (number: number, most: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(number) && number >= 1 && number <= most ? ok(number) : err('malformed');

function parseCode(typed: string): Result<string, FieldProblem> {
  const code = plainCode(typed);
  if (code === '') return err('required');
  return /^[A-Z\d-]{4,24}$/.test(code) ? ok(code) : err('malformed');
}

function parseLastDay(typed: string, today: IsoDate): Result<IsoDate | null, FieldProblem> {
  if (typed.trim() === '') return ok(null);
  const day = parseIsoDate(typed);
  if (!day.ok) return day;
  return day.value < today ? err('too-early') : day;
}

/** Parses it by the day that it is in our office. */
export function parseDiscount(
  { code, percent, plans: chosen, validUntil, mostUses }: DiscountForm,
  today: IsoDate,
): Result<Omit<NewDiscountCode, 'madeAt'>, DiscountInvalid> {
  const known = plans.filter((plan) => chosen.includes(plan));
  return parseForm({
    code: parseCode(code),
    percent: wholeUpTo(percent, mostPercent),
    plans: known.length === 0 ? err('required') : ok(known),
    validUntil: parseLastDay(validUntil, today),
    mostUses: mostUses === null ? ok(null) : wholeUpTo(mostUses, mostOrders),
  });
}
