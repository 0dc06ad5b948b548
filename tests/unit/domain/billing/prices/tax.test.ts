import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteFor, taxDetailsIn } from '#domain/billing/prices/quote.ts';
import {
  exemptions,
  type TaxDetails,
  type TaxedBuyer,
  taxFor,
  usualTaxDetails,
} from '#domain/billing/prices/tax.ts';
import { countries, regions, taxTable } from '#domain/billing/prices/tax-table.ts';

const teacher: TaxedBuyer = { kind: 'account', exemption: 'none' };
const school: TaxedBuyer = { kind: 'organization', exemption: 'none' };
const details = (overrides: Partial<TaxDetails> = {}): TaxDetails => ({
  country: 'DE',
  region: null,
  taxId: null,
  exempt: false,
  ...overrides,
});
const treated = (buyer: TaxedBuyer, overrides: Partial<TaxDetails> = {}) => {
  const taxed = taxFor(buyer, details(overrides));
  return taxed.ok ? [taxed.value.rate, taxed.value.note.reason] : taxed.error.field;
};

test.each([
  ['US', null, 0, 'not-collected'],
  ['US', 'TX', 0, 'not-collected'],
  ['CA', 'AB', 500, 'charged'],
  ['CA', 'ON', 1_300, 'charged'],
  ['CA', 'NS', 1_400, 'charged'],
  ['GB', null, 2_000, 'charged'],
  ['DE', null, 1_900, 'charged'],
  ['FI', null, 2_550, 'charged'],
  ['HU', null, 2_700, 'charged'],
  ['CH', null, 810, 'charged'],
  ['BR', null, 0, 'not-collected'],
] as const)("[LIC-5] the tax depends on the buyer's place: %s %s", (country, region, rate, reason) => {
  for (const buyer of [teacher, school]) expect(treated(buyer, { country, region })).toEqual([rate, reason]);
});

test.each([
  [{ country: 'XX' }, 'country'],
  [{ country: '' }, 'country'],
  [{ country: 'CA' }, 'region'],
  [{ country: 'CA', region: 'TX' }, 'region'],
  [{ country: 'DE', region: 'BY' }, 'region'],
  [{ taxId: 'FR12345678901' }, 'taxId'],
  [{ taxId: 'DE' }, 'taxId'],
  [{ country: 'US', taxId: '12-3456789' }, 'taxId'],
] as const)('[LIC-5] %j has no price', (given, field) => {
  expect(treated(school, given)).toBe(field);
});

test("[LIC-5] an organization with a tax ID pays the tax itself; a teacher's ID is not asked for", () => {
  const given = { taxId: 'de 123.456-789' };
  const taxed = taxFor(school, details(given));
  expect(taxed).toMatchObject({
    ok: true,
    value: { rate: 0, note: { reason: 'reverse-charge', taxId: 'DE123456789', name: 'VAT' } },
  });
  expect(treated(teacher, given)).toEqual([1_900, 'charged']);
});

test.each([
  ['none', [null, 'exempt-claimed']],
  ['waiting', [null, 'exempt-claimed']],
  ['expired', [null, 'exempt-claimed']],
  ['accepted', [null, 'exempt']],
  ['declined', [1_900, 'charged']],
] as const)(
  '[LIC-5] an organization is exempt by declaration until we decline its certificate: %s',
  (exemption, is) => {
    expect(treated({ ...school, exemption }, { exempt: true })).toEqual(is);
  },
);

test('[LIC-5] a teacher is never exempt, regardless of any declaration', () => {
  expect(treated({ kind: 'account', exemption: 'accepted' }, { exempt: true })).toEqual([1_900, 'charged']);
});

test('the table has countries and regions from the form, and plausible rates', () => {
  for (const [country, { rate, regions: rates }] of Object.entries(taxTable)) {
    expect(countries).toContain(country);
    for (const region of Object.keys(rates)) expect(regions[country]).toContain(region);
    for (const each of [rate ?? 0, ...Object.values(rates)])
      expect(Number.isInteger(each) && each >= 0 && each <= 3_000).toBe(true);
  }
  expect(new Set(countries).size).toBe(249);
  expect([regions['US']?.length, regions['CA']?.length]).toEqual([56, 13]);
});

const anyDetails: fc.Arbitrary<TaxDetails> = fc.constantFrom(...countries).chain((country) =>
  fc.record({
    country: fc.constant(country),
    region: fc.constantFrom(null, ...(regions[country] ?? [])),
    taxId: fc.constantFrom(null, 'DE123456789', 'GB123456789', 'nonsense'),
    exempt: fc.boolean(),
  }),
);
const anyBuyer: fc.Arbitrary<TaxedBuyer> = fc.record({
  kind: fc.constantFrom('account', 'organization'),
  exemption: fc.constantFrom(...exemptions),
});

test('[LIC-5] [LIC-6] the tax is never negative or above its rate, the lines sum to the total, and the stored answers are read back', () => {
  fc.assert(
    fc.property(anyBuyer, anyDetails, fc.integer({ min: 5, max: 99 }), (buyer, said, seats) => {
      const taxed = taxFor(buyer, said);
      if (!taxed.ok) return;
      const { rate: taxRate, note: taxNote } = taxed.value;
      const priced = { plan: 'school', seats, seatsHeld: 0, startsOn: '2026-07-01', codePercent: 0 } as const;
      const quote = quoteFor({ ...priced, term: { years: 1 }, taxRate, taxNote });
      if (!quote.ok) throw new Error(quote.error.kind);
      const { lines, total } = quote.value;
      const tax = lines.at(-1)?.amount.cents ?? Number.NaN;
      const net = total.cents - tax;
      expect(lines.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(total.cents);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax * 10_000).toBeLessThanOrEqual(net * (taxRate ?? 0));
      // The next checkout proposes the same details.
      expect(taxFor(buyer, taxDetailsIn(lines) ?? usualTaxDetails(buyer.kind))).toEqual(taxed);
    }),
  );
});
