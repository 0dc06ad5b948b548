import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import { type Plan, plans, prices } from '../prices/prices.ts';
import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import { booksTimeZone } from '../prices/payment-terms.ts';
import { maxNumberLength, parseLine } from '../../platform/forms/parse-line.ts';
import type { Offer } from '../orders/offer.ts';
import { err, ok, type Result } from '../../result.ts';
import { daysAfter, startOfDay, type TermYears, termYears } from '../../organizations/grants/term.ts';

/** Symbols of an activation code: Crockford’s base 32, without look-alikes. */
export const activationCodeSymbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Number of random symbols: 75 bits. A check symbol follows. */
export const activationCodeLength = 15;
const group = 4;
const size = activationCodeSymbols.length;

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Returns the check symbol by Luhn’s method (mod 32). It detects any single wrong symbol and most transpositions. */
function checkSymbol(symbols: string): string {
  const sum = Array.from(symbols)
    .toReversed()
    .reduce((total, symbol, at) => {
      const value = activationCodeSymbols.indexOf(symbol) * (at % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / size) + (value % size);
    }, 0);
  return activationCodeSymbols.charAt((size - (sum % size)) % size);
}

/** Appends the check symbol to random symbols. Codes are hashed for storage and lookup in this form. */
export const activationCodeOf = (symbols: string): string => `${symbols}${checkSymbol(symbols)}`;

export const shownActivationCode = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / group) }, (_, at) =>
    code.slice(at * group, (at + 1) * group),
  ).join('-');

/** Parses a typed code. Ignores case, spaces and dashes, and corrects look-alikes. */
export function parseActivationCode(typed: string): Result<string, FieldProblem> {
  const symbols = Array.from(
    typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, ''),
    (symbol) => lookAlikes[symbol] ?? symbol,
  );
  if (symbols.length === 0) return err('required');
  const code = symbols.join('');
  const isKnown = symbols.every((symbol) => activationCodeSymbols.includes(symbol));
  return isKnown &&
    symbols.length === activationCodeLength + 1 &&
    code === activationCodeOf(code.slice(0, -1))
    ? ok(code)
    : err('malformed');
}

export type CodeTerms = {
  readonly plan: Plan;
  readonly seats: number;
  readonly years: TermYears;
  readonly reseller: string;
};

/** A batch of codes. Times are epoch milliseconds. */
export type CodeBatch = CodeTerms & {
  readonly id: string;
  readonly amount: number;
  readonly madeAt: number;
  /** Exclusive end of validity. */
  readonly validUntil: number;
  readonly revokedAt: number | null;
  readonly used: number;
  readonly revoked: number;
};

/** A new batch with its codes. The codes are shown only once. */
export type MadeCodes = { readonly batch: CodeBatch; readonly codes: readonly string[] };

export type ActivationCode = {
  readonly batch: CodeTerms & Pick<CodeBatch, 'id' | 'validUntil' | 'revokedAt'>;
  readonly usedAt: number | null;
  readonly revokedAt: number | null;
};

export const maxCodes = 10_000;

/** The form for a new batch, filled in by our staff. `validUntil` is the last valid day in our office's time zone. */
export type CodeBatchDraft = {
  readonly plan: string;
  readonly seats: number;
  readonly years: number;
  readonly reseller: string;
  readonly validUntil: IsoDate;
  readonly amount: number;
};
export type CodeBatchForm = CodeTerms & Pick<CodeBatch, 'amount' | 'validUntil'>;

const within = (value: number, minSeats: number, most: number): Result<number, FieldProblem> =>
  Number.isInteger(value) && value >= minSeats && value <= most ? ok(value) : err('unknown-value');

function parseValidUntil(day: string, now: number): Result<number, FieldProblem> {
  const parsed = parseIsoDate(day);
  if (!parsed.ok) return err('malformed');
  const end = startOfDay(daysAfter(parsed.value, 1), booksTimeZone);
  return end > now ? ok(end) : err('too-early');
}

/** Parses the form for a new batch, or returns its problems. Page and service share the rules. */
export function parseCodeBatch(
  draft: CodeBatchDraft,
  now: number,
): Result<CodeBatchForm, FormInvalid<keyof CodeBatchDraft>> {
  const plan = plans.find((each) => each === draft.plan);
  const years = termYears.find((each) => each === draft.years);
  const { minSeats, most } = prices[plan ?? 'district'];
  return parseForm({
    plan: plan === undefined ? err<FieldProblem>('unknown-value') : ok(plan),
    seats: within(draft.seats, minSeats, most),
    years: years === undefined ? err<FieldProblem>('unknown-value') : ok(years),
    reseller: parseLine(draft.reseller, maxNumberLength),
    validUntil: parseValidUntil(draft.validUntil, now),
    amount: within(draft.amount, 1, maxCodes),
  });
}

export type CodeRefusal = {
  readonly kind: 'code/used' | 'code/revoked' | 'code/expired' | 'code/other-buyer' | 'code/too-few-seats';
};

/** Returns why a buyer cannot use a code at `now`; null if they can. */
export function codeRefusal(
  { batch, usedAt, revokedAt }: ActivationCode,
  { plan, taken }: Pick<Offer, 'plan' | 'taken'>,
  now: number,
): CodeRefusal | null {
  if (usedAt !== null) return { kind: 'code/used' };
  if (revokedAt !== null || batch.revokedAt !== null) return { kind: 'code/revoked' };
  if (batch.validUntil <= now) return { kind: 'code/expired' };
  if (batch.plan !== plan) return { kind: 'code/other-buyer' };
  return batch.seats < (taken ?? 0) ? { kind: 'code/too-few-seats' } : null;
}

/** The license that a code grants. Days are in the buyer’s time zone; the end is exclusive. */
export type RedeemedCode = Pick<Offer, 'plan' | 'startsOn'> & { readonly endsOn: IsoDate };
