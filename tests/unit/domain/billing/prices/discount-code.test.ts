import { expect, test } from 'vitest';
import {
  discountBy,
  type DiscountCode,
  type DiscountForm,
  parseDiscount,
  plainCode,
} from '#domain/billing/prices/discount-code.ts';
import { discountIn, quoteFor } from '#domain/billing/prices/quote.ts';

const today = '2026-09-01';
const code = (overrides: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'SPRING',
  percent: 10,
  plans: ['school'],
  validUntil: null,
  maxUses: null,
  uses: 0,
  madeAt: 0,
  endedAt: null,
  ...overrides,
});

test.each([
  [null, 'discount/unknown'],
  [code({ validUntil: '2026-08-31' }), 'discount/expired'],
  [code({ endedAt: 1 }), 'discount/expired'],
  [code({ plans: ['teacher'] }), 'discount/other-plan'],
  [code({ maxUses: 3, uses: 3 }), 'discount/used-up'],
] as const)('[LIC-5] a code that cannot be used gives the reason: %#', (found, kind) => {
  expect(discountBy(found, { plan: 'school', today })).toEqual({ ok: false, error: { kind } });
});

test('[LIC-5] a code is valid through its last day and its last use, and its line has its name', () => {
  const last = code({ validUntil: today, maxUses: 3, uses: 2 });
  const found = discountBy(last, { plan: 'school', today });
  if (!found.ok) throw new Error(found.error.kind);
  expect(found.value).toEqual({ code: 'SPRING', percent: 10 });
  const { percent: codePercent, code: name } = found.value;
  const request = { plan: 'school', seats: 10, seatsHeld: 0, startsOn: today, taxRate: null } as const;
  const quote = quoteFor({ ...request, term: { years: 1 }, codePercent, code: name });
  if (!quote.ok) throw new Error(quote.error.kind);
  expect(discountIn(quote.value.lines)).toEqual(found.value);
  expect(quote.value.total.cents).toBe(101_745);
});

test('[LIC-5] a new code has a name, a percentage, plans, and an optional end', () => {
  const form: DiscountForm = {
    code: ' spring 26',
    percent: 10,
    plans: ['school'],
    validUntil: '',
    maxUses: null,
  };
  expect(parseDiscount(form, today)).toMatchObject({
    ok: true,
    value: { code: 'SPRING26', validUntil: null },
  });
  for (const [given, field] of [
    [{ code: '' }, 'code'],
    [{ code: 'A_B!' }, 'code'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 91 }, 'percent'],
    [{ percent: 1.5 }, 'percent'],
    [{ percent: Number.NaN }, 'percent'],
    [{ plans: ['trial'] }, 'plans'],
    [{ validUntil: '2026-08-31' }, 'validUntil'],
    [{ maxUses: 0 }, 'maxUses'],
  ] as const)
    expect(parseDiscount({ ...form, ...given }, today)).toMatchObject({
      error: { kind: 'form/invalid', fields: { [field]: expect.any(String) } },
    });
  expect(plainCode(' spring-26 ')).toBe('SPRING-26');
});
