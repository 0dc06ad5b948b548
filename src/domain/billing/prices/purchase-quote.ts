import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { daysAfter, type TermYears } from '../../organizations/grants/term.ts';
import { err, ok, type Result } from '../../result.ts';
import { type HardwareItem, hardwareLines, isQuantity } from './hardware.ts';
import { sumOf, usd } from './money.ts';
import type { Plan } from './prices.ts';
import { type Quote, quoteFor, type QuoteProblem } from './quote.ts';
import { taxFor, type TaxProblem, type TaxTreatment } from './tax.ts';
import { regions } from './tax-table.ts';

export type LicenseChoice = {
  readonly plan: Exclude<Plan, 'teacher'>;
  readonly seats: number;
  readonly years: TermYears;
};

export type PurchaseRequest = {
  readonly license: LicenseChoice | null;
  readonly hardware: readonly HardwareItem[];
  readonly startsOn: IsoDate;
  readonly tax: TaxTreatment;
};

/** Reasons why a purchase has no price: a problem of the license, `hardware` for an invalid quantity, or `nothing` for an empty purchase. */
export type PurchaseProblem = QuoteProblem | { readonly kind: 'hardware' | 'nothing' };

/**
 * Returns the price of a license, of Docks, or of both, as lines. The last line is the tax. Rounds in the buyer’s favor, like `quoteFor`. Without a license,
 * the period is the day of the order.
 */
export function purchaseQuote({
  license,
  hardware,
  startsOn,
  tax: { rate, note },
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
          taxRate: rate,
        });
  if (!priced.ok) return priced;
  const taxed = [...priced.value.lines.filter(({ kind }) => kind !== 'tax'), ...hardwareLines(hardware)];
  const net = sumOf(taxed.map(({ amount }) => amount));
  const tax = usd(Math.floor((net.cents * (rate ?? 0)) / 10_000));
  const lines = [...taxed, { kind: 'tax', rate, amount: tax, note } as const];
  const { endsOn } = priced.value;
  return ok({ startsOn, endsOn, lines, total: sumOf(lines.map(({ amount }) => amount)) });
}

/** Returns the tax of a guest. Schools and districts count as exempt without a certificate. Ignores a region that the country does not have. */
export function guestTax(country: string, region: string | null): Result<TaxTreatment, TaxProblem> {
  const known = regions[country]?.includes(region ?? '') === true ? region : null;
  const details = { country, region: known, taxId: null, exempt: true };
  return taxFor({ kind: 'guest', exemption: 'none' }, details);
}
