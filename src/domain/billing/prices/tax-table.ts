/** The tax of a country or of its regions. Rates are in hundredths of a percent. */
export type CountryTax = {
  readonly name: 'VAT' | 'GST/HST' | 'GST' | 'Sales tax';
  /** Null if no tax is collected, because the seller is not registered there. */
  readonly rate: number | null;
  /** Regions with their own rate. If there are any, the region is required for a price. */
  readonly regions: Readonly<Record<string, number>>;
  /** Format of a business tax id, without spaces. A buyer with a tax id accounts for the tax themselves (reverse charge). Null if no tax id is asked for. */
  readonly taxId: RegExp | null;
};

const vat = (rate: number, prefix: string): CountryTax => ({
  name: 'VAT',
  rate,
  regions: {},
  taxId: new RegExp(`^${prefix}[0-9A-Z+*]{8,12}$`),
});

/**
 * Tax on licenses by the buyer’s country (ISO 3166-1). Standard rates in force on 2026-01-01: European Union by the European Commission’s
 * “Taxes in Europe” database (Council Directive 2006/112/EC, art. 96; electronically supplied services are taxed in the buyer's country,
 * art. 58), United Kingdom by the Value Added Tax Act 1994, s. 2, Canada by Excise Tax Act s. 165 and the participating provinces’ HST
 * (Nova Scotia 14% since 2025-04-01; Quebec’s own QST is not collected), Norway, Switzerland, Australia and New Zealand by their tax
 * offices. United States: nothing is collected in any state until the seller has nexus there. Add a state here on the day that the seller
 * has nexus in it.
 */
export const taxTable: Readonly<Record<string, CountryTax>> = {
  US: { name: 'Sales tax', rate: null, regions: {}, taxId: null },
  CA: {
    name: 'GST/HST',
    rate: 500,
    regions: { NB: 1_500, NL: 1_500, NS: 1_400, ON: 1_300, PE: 1_500 },
    taxId: /^\d{9}RT\d{4}$/,
  },
  GB: vat(2_000, '(?:GB|XI)'),
  AT: vat(2_000, 'AT'),
  BE: vat(2_100, 'BE'),
  BG: vat(2_000, 'BG'),
  CY: vat(1_900, 'CY'),
  CZ: vat(2_100, 'CZ'),
  DE: vat(1_900, 'DE'),
  DK: vat(2_500, 'DK'),
  EE: vat(2_400, 'EE'),
  ES: vat(2_100, 'ES'),
  FI: vat(2_550, 'FI'),
  FR: vat(2_000, 'FR'),
  GR: vat(2_400, 'EL'),
  HR: vat(2_500, 'HR'),
  HU: vat(2_700, 'HU'),
  IE: vat(2_300, 'IE'),
  IT: vat(2_200, 'IT'),
  LT: vat(2_100, 'LT'),
  LU: vat(1_700, 'LU'),
  LV: vat(2_100, 'LV'),
  MT: vat(1_800, 'MT'),
  NL: vat(2_100, 'NL'),
  PL: vat(2_300, 'PL'),
  PT: vat(2_300, 'PT'),
  RO: { ...vat(2_100, 'RO'), taxId: /^RO\d{2,10}$/ },
  SE: vat(2_500, 'SE'),
  SI: vat(2_200, 'SI'),
  SK: vat(2_300, 'SK'),
  NO: { name: 'VAT', rate: 2_500, regions: {}, taxId: /^\d{9}(?:MVA)?$/ },
  CH: { name: 'VAT', rate: 810, regions: {}, taxId: /^CHE\d{9}(?:MWST|TVA|IVA)?$/ },
  AU: { name: 'GST', rate: 1_000, regions: {}, taxId: /^\d{11}$/ },
  NZ: { name: 'GST', rate: 1_500, regions: {}, taxId: /^\d{8,9}$/ },
};

/** Regions to choose from, by country: states of the United States with its district and territories, provinces of Canada (ISO 3166-2). */
export const regions: Readonly<Record<string, readonly string[]>> = {
  US: (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
    'SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
  ).split(' '),
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
};

/** Every possible billing country and territory (ISO 3166-1 alpha-2). */
export const countries: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK ' +
  'CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS ' +
  'GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV ' +
  'LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR ' +
  'TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
