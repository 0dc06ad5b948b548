import { parseLastDay } from './parse-last-day.ts';
import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { err, ok, type Result } from '../../result.ts';
import { type Plan, plans } from './prices.ts';

export type DiscountCode = {
  /** Capital letters, digits and dashes; unique. */
  readonly code: string;
  /** Discount in whole percent. */
  readonly percent: number;
  readonly plans: readonly Plan[];
  /** Last valid day in our office's time zone; null for no end. */
  readonly validUntil: IsoDate | null;
  /** Maximum number of orders; null for no limit. */
  readonly maxUses: number | null;
  /** Number of orders that use the code. Canceled orders and quotes do not count. */
  readonly uses: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** When our staff ended it; null while it is active. */
  readonly endedAt: number | null;
};

export type NewDiscountCode = Omit<DiscountCode, 'uses' | 'endedAt'>;

export type Discount = Pick<DiscountCode, 'code' | 'percent'>;

export const discountProblems = [
  'discount/unknown',
  'discount/expired',
  'discount/used-up',
  'discount/other-plan',
] as const;
/** The code does not exist, has expired or was ended, is used up, or is for another plan. */
export type DiscountProblem = { readonly kind: (typeof discountProblems)[number] };

/** Normalizes a typed code: removes spaces and converts it to upper case. */
export const plainCode = (typed: string): string => typed.replaceAll(/\s/gu, '').toUpperCase();

/** Returns the discount of a code for a plan on a day, or the problem. */
export function discountBy(
  found: DiscountCode | null,
  { plan, today }: { readonly plan: Plan; readonly today: IsoDate },
): Result<Discount, DiscountProblem> {
  if (found === null) return err({ kind: 'discount/unknown' });
  const { code, percent, validUntil, endedAt, maxUses, uses } = found;
  if (endedAt !== null || (validUntil !== null && validUntil < today))
    return err({ kind: 'discount/expired' });
  if (!found.plans.includes(plan)) return err({ kind: 'discount/other-plan' });
  return maxUses !== null && uses >= maxUses ? err({ kind: 'discount/used-up' }) : ok({ code, percent });
}

/** Maximum discount in percent. A license for free must be a complimentary license. */
export const maxPercent = 90;
const maxOrders = 100_000;

/** The typed form of a new code. An empty field means no end, or no limit on orders. */
export type DiscountForm = {
  readonly code: string;
  readonly percent: number;
  readonly plans: readonly string[];
  readonly validUntil: string;
  readonly maxUses: number | null;
};
export type DiscountInvalid = FormInvalid<'code' | 'percent' | 'plans' | 'validUntil' | 'maxUses'>;

const wholeUpTo = (number: number, most: number): Result<number, FieldProblem> =>
  Number.isSafeInteger(number) && number >= 1 && number <= most ? ok(number) : err('malformed');

function parseCode(typed: string): Result<string, FieldProblem> {
  const code = plainCode(typed);
  if (code === '') return err('required');
  return /^[A-Z\d-]{4,24}$/.test(code) ? ok(code) : err('malformed');
}

/** Parses the form; `today` is the current date in our office's time zone. */
export function parseDiscount(
  { code, percent, plans: chosen, validUntil, maxUses }: DiscountForm,
  today: IsoDate,
): Result<Omit<NewDiscountCode, 'madeAt'>, DiscountInvalid> {
  const known = plans.filter((plan) => chosen.includes(plan));
  return parseForm({
    code: parseCode(code),
    percent: wholeUpTo(percent, maxPercent),
    plans: known.length === 0 ? err('required') : ok(known),
    validUntil: parseLastDay(validUntil, today),
    maxUses: maxUses === null ? ok(null) : wholeUpTo(maxUses, maxOrders),
  });
}
