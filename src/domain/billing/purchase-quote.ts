import type { IsoDate } from '../dates/iso-date.ts';
import { daysAfter, type TermYears } from '../license/term.ts';
import { err, ok, type Result } from '../result.ts';
import { type HardwareItem, hardwareLines, isQuantity } from './hardware.ts';
import { sumOf, usd } from './money.ts';
import type { Plan } from './prices.ts';
import { type Quote, quoteFor, type QuoteProblem } from './quote.ts';
import { taxFor, type TaxProblem, type TaxTreatment } from './tax.ts';
import { regions } from './tax-table.ts';

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
  readonly tax: TaxTreatment;
};

/** Why there is no price: of the license, `hardware` for a quantity that cannot be ordered, `nothing` where nothing is bought. */
export type PurchaseProblem = QuoteProblem | { readonly kind: 'hardware' | 'nothing' };

/**
 * The price of a license, of Docks, or of both, line by line: one line of tax stands below all. Everything is rounded in the buyer’s favor, as in
 * `quoteFor`. Without a license its days are the day of the order alone.
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

/** How a guest is taxed: schools and districts are exempt, by their word. A region that the country’s tax does not know is left out. */
export function guestTax(country: string, region: string | null): Result<TaxTreatment, TaxProblem> {
  const known = regions[country]?.includes(region ?? '') === true ? region : null;
  const details = { country, region: known, taxId: null, exempt: true };
  return taxFor({ kind: 'guest', exemption: 'none' }, details);
}
