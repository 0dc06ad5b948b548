import { err, ok, type Result } from '../../result.ts';
import { countries, type CountryTax, regions, taxTable } from './tax-table.ts';

export type TaxDetails = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Region of the United States or Canada (ISO 3166-2, without the country); null elsewhere or if unknown. */
  readonly region: string | null;
  /** Tax id of an organization that accounts for the tax itself; null for an organization without one and for an account. */
  readonly taxId: string | null;
  readonly exempt: boolean;
};

/** Reasons for the amount of a tax line. `exempt-claimed`: the buyer claims exemption, and our staff have not accepted a certificate yet. */
export const taxReasons = ['charged', 'not-collected', 'reverse-charge', 'exempt', 'exempt-claimed'] as const;
export type TaxReason = (typeof taxReasons)[number];

/** The reason and place of a tax line, stored with the order and its documents. */
export type TaxNote = Pick<TaxDetails, 'country' | 'region' | 'taxId'> & {
  readonly reason: TaxReason;
  /** Name of the tax there; null if the table has none. */
  readonly name: CountryTax['name'] | null;
};

/** The tax rate in hundredths of a percent (null if exempt) and its reason. */
export type TaxTreatment = { readonly rate: number | null; readonly note: TaxNote };

export type TaxProblem = { readonly kind: 'tax'; readonly field: 'country' | 'region' | 'taxId' };

/** The state of an organization's exemption certificate. `waiting` until our staff review it; `expired` has the same effect as `none`. */
export const exemptions = ['none', 'waiting', 'accepted', 'declined', 'expired'] as const;
export type Exemption = (typeof exemptions)[number];

export type TaxedBuyer = {
  /** `guest`: an organization that orders without an account. */
  readonly kind: 'account' | 'organization' | 'guest';
  readonly exemption: Exemption;
};

/** Returns the tax rate of a place in hundredths of a percent; null if no tax is collected. */
function rateIn({ country, region }: Pick<TaxDetails, 'country' | 'region'>): number | null {
  const tax = taxTable[country];
  if (tax === undefined) return null;
  return (region === null ? undefined : tax.regions[region]) ?? tax.rate;
}

/** Returns the default tax details: schools and districts count as exempt without a certificate. */
export const usualTaxDetails = (kind: TaxedBuyer['kind']): TaxDetails => ({
  country: 'US',
  region: null,
  taxId: null,
  exempt: kind !== 'account',
});

/** Returns the format of an organization's tax id in a country; null if the form does not ask for it. */
export const taxIdFormat = (country: string): RegExp | null => taxTable[country]?.taxId ?? null;

/** Whether the rate depends on the region. If it does, the region is required for a price. */
const dependsOnRegion = (country: string): boolean =>
  Object.keys(taxTable[country]?.regions ?? {}).length > 0;

/** Normalizes a tax id: upper case, without spaces, dots and dashes; null if empty. */
const plainTaxId = (typed: string | null): string | null =>
  (typed ?? '').replaceAll(/[\s.-]/gu, '').toUpperCase() || null;

function problemOf({ country, region }: TaxDetails, taxId: string | null): TaxProblem['field'] | null {
  if (!countries.includes(country)) return 'country';
  const known = regions[country];
  if (region === null ? dependsOnRegion(country) : known?.includes(region) !== true) return 'region';
  return taxId !== null && taxIdFormat(country)?.test(taxId) !== true ? 'taxId' : null;
}

/** Whether an organization may claim exemption without a certificate: until our staff decline its latest certificate. */
export const mayClaimExemption = ({ kind, exemption }: TaxedBuyer): boolean =>
  kind !== 'account' && exemption !== 'declined';

/**
 * Returns the tax treatment of a buyer, or the problem (LIC-5). Accounts pay the tax of their country. So do organizations, unless they are exempt or give the
 * tax id of a country with reverse charge.
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

export const taxDetailsOf = ({ country, region, taxId, reason }: TaxNote): TaxDetails => ({
  country,
  region,
  taxId,
  exempt: reason === 'exempt' || reason === 'exempt-claimed',
});
