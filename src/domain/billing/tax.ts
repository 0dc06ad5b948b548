import { err, ok, type Result } from '../result.ts';
import { countries, type CountryTax, regions, taxTable } from './tax-table.ts';

/** Where a buyer is billed, and what they say of tax. */
export type TaxDetails = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Of the United States or Canada (ISO 3166-2, without the country); null elsewhere, and where nobody has said it. */
  readonly region: string | null;
  /** Of an organization that accounts for the tax by itself; null without one, and for an account. */
  readonly taxId: string | null;
  /** An organization’s word that it pays no tax. */
  readonly exempt: boolean;
};

/** Why a line of tax is as it is. `exempt-claimed`: by the buyer’s word, while our staff have no certificate that they accepted. */
export const taxReasons = ['charged', 'not-collected', 'reverse-charge', 'exempt', 'exempt-claimed'] as const;
export type TaxReason = (typeof taxReasons)[number];

/** What a line of tax says of itself; it stays on the order and its papers as it was. */
export type TaxNote = Pick<TaxDetails, 'country' | 'region' | 'taxId'> & {
  readonly reason: TaxReason;
  /** What the tax is called there; null where the table has none. */
  readonly name: CountryTax['name'] | null;
};

/** The rate of a buyer in hundredths of a percent, null for one who is exempt, and why. */
export type TaxTreatment = { readonly rate: number | null; readonly note: TaxNote };

/** What is missing or wrong of what a buyer says of tax. */
export type TaxProblem = { readonly kind: 'tax'; readonly field: 'country' | 'region' | 'taxId' };

/** What our staff say of the certificate of an organization: `waiting` until they looked at it; `expired` is none that holds. */
export const exemptions = ['none', 'waiting', 'accepted', 'declined', 'expired'] as const;
export type Exemption = (typeof exemptions)[number];

/** Who is taxed, as far as it matters for tax. */
export type TaxedBuyer = {
  /** A guest orders for an organization. */
  readonly kind: 'account' | 'organization' | 'guest';
  readonly exemption: Exemption;
};

/** What is collected in a place, in hundredths of a percent; null for nothing. */
function rateIn({ country, region }: Pick<TaxDetails, 'country' | 'region'>): number | null {
  const tax = taxTable[country];
  if (tax === undefined) return null;
  return (region === null ? undefined : tax.regions[region]) ?? tax.rate;
}

/** What a buyer begins with who has said nothing yet: schools and districts are exempt, by their word. */
export const usualTaxDetails = (kind: TaxedBuyer['kind']): TaxDetails => ({
  country: 'US',
  region: null,
  taxId: null,
  exempt: kind !== 'account',
});

/** How organizations of a country write a tax id; null where none is asked for. */
export const taxIdFormat = (country: string): RegExp | null => taxTable[country]?.taxId ?? null;

/** Whether the rate depends on the region, so that there is no price without it. */
const dependsOnRegion = (country: string): boolean =>
  Object.keys(taxTable[country]?.regions ?? {}).length > 0;

/** A tax id as it is kept: capital letters and digits, without spaces, dots and dashes. */
const plainTaxId = (typed: string | null): string | null =>
  (typed ?? '').replaceAll(/[\s.-]/gu, '').toUpperCase() || null;

function problemOf({ country, region }: TaxDetails, taxId: string | null): TaxProblem['field'] | null {
  if (!countries.includes(country)) return 'country';
  const known = regions[country];
  if (region === null ? dependsOnRegion(country) : known?.includes(region) !== true) return 'region';
  return taxId !== null && taxIdFormat(country)?.test(taxId) !== true ? 'taxId' : null;
}

/** Whether an organization’s word that it is exempt counts: until our staff declined the last certificate that it sent. */
export const mayClaimExemption = ({ kind, exemption }: TaxedBuyer): boolean =>
  kind !== 'account' && exemption !== 'declined';

/**
 * How a buyer is taxed (LIC-5). Accounts pay what is collected in their country. Organizations do, unless they are exempt, or give the
 * tax id of a country where buyers account for the tax by themselves.
 */
export function taxFor(buyer: TaxedBuyer, details: TaxDetails): Result<TaxTreatment, TaxProblem> {
  const { country, region } = details;
  const taxId = buyer.kind !== 'account' ? plainTaxId(details.taxId) : null;
  const field = problemOf(details, taxId);
  if (field !== null) return err({ kind: 'tax', field });
  const name = taxTable[country]?.name ?? null;
  const treated = (reason: TaxReason, rate: number | null) =>
    ok({ rate, note: { reason, name, country, region, taxId } });
  if (details.exempt && mayClaimExemption(buyer))
    return treated(buyer.exemption === 'accepted' ? 'exempt' : 'exempt-claimed', null);
  const rate = rateIn(details);
  if (rate === null) return treated('not-collected', 0);
  return taxId === null ? treated('charged', rate) : treated('reverse-charge', 0);
}

/** What a buyer said of tax when a line of tax was computed. */
export const detailsOf = ({ country, region, taxId, reason }: TaxNote): TaxDetails => ({
  country,
  region,
  taxId,
  exempt: reason === 'exempt' || reason === 'exempt-claimed',
});
