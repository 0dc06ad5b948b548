import type { IsoDate } from '../dates/iso-date.ts';
import { daysAfter, type TermYears } from '../license/term.ts';
import { err, ok, type Result } from '../result.ts';
import { type HardwareItem, hardwareLines, isQuantity } from './hardware.ts';
import { sumOf, usd } from './money.ts';
import type { Plan } from './prices.ts';
import { type Quote, quoteFor, type QuoteProblem } from './quote.ts';

/** A license for an organization: so many seats of a plan for so many years. */
export type LicenseChoice = {
  readonly plan: Exclude<Plan, 'teacher'>;
  readonly seats: number;
  readonly years: TermYears;
};

/** What somebody means to buy at once: a license, Docks, or both. */
export type PurchaseRequest = {
  readonly license: LicenseChoice | null;
  /** One item a product. */
  readonly hardware: readonly HardwareItem[];
  readonly startsOn: IsoDate;
  /** In hundredths of a percent; null for a buyer who is exempt. */
  readonly taxRate: number | null;
};

/** Why there is no price: of the license, `hardware` for a quantity that cannot be ordered, `nothing` where nothing is bought. */
export type PurchaseProblem = QuoteProblem | { readonly kind: 'hardware' | 'nothing' };

/**
 * The price of a license, of Docks, or of both, line by line: one line of tax stands below all. Roundings are in the buyer’s favor, as in
 * `quoteFor`. Without a license its days are the day of the order alone.
 */
export function purchaseQuote({
  license,
  hardware,
  startsOn,
  taxRate,
}: PurchaseRequest): Result<Quote, PurchaseProblem> {
  if (license === null && hardware.length === 0) return err({ kind: 'nothing' });
  if (!hardware.every(({ quantity }) => isQuantity(quantity))) return err({ kind: 'hardware' });
  const priced =
    license === null
      ? ok({ startsOn, endsOn: daysAfter(startsOn, 1), lines: [] })
      : quoteFor({
          plan: license.plan,
          seats: license.seats,
          seatsHeld: 0,
          startsOn,
          term: { years: license.years },
          codePercent: 0,
          taxRate,
        });
  if (!priced.ok) return priced;
  const taxed = [...priced.value.lines.filter(({ kind }) => kind !== 'tax'), ...hardwareLines(hardware)];
  const net = sumOf(taxed.map(({ amount }) => amount));
  const tax = usd(Math.floor((net.cents * (taxRate ?? 0)) / 10_000));
  const lines = [...taxed, { kind: 'tax', rate: taxRate, amount: tax } as const];
  const { endsOn } = priced.value;
  return ok({ startsOn, endsOn, lines, total: sumOf(lines.map(({ amount }) => amount)) });
}
