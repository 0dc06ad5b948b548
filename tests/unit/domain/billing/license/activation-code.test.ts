import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ActivationCode,
  activationCodeLength,
  activationCodeOf,
  activationCodeSymbols,
  type CodeBatchDraft,
  codeRefusal,
  parseActivationCode,
  parseCodeBatch,
  shownActivationCode,
} from '#domain/billing/license/activation-code.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const symbol = fc.constantFrom(...Array.from(activationCodeSymbols));
const code = fc
  .array(symbol, { minLength: activationCodeLength, maxLength: activationCodeLength })
  .map((symbols) => activationCodeOf(symbols.join('')));
const malformed = { ok: false, error: 'malformed' };

test('[LIC-4] a code is accepted in lowercase, with spaces or hyphens, and with look-alike letters', () => {
  fc.assert(
    fc.property(code, (whole) => {
      const typed = [
        shownActivationCode(whole),
        whole.toLowerCase(),
        ` ${shownActivationCode(whole).replaceAll('-', ' – ')} `,
        whole.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('V', 'u'),
      ];
      for (const each of typed) expect(parseActivationCode(each)).toEqual({ ok: true, value: whole });
    }),
  );
  expect(shownActivationCode('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
});

test('[LIC-4] one wrong symbol is detected at any position, and so are missing, extra and unknown symbols', () => {
  fc.assert(
    fc.property(code, fc.nat({ max: activationCodeLength }), symbol, (whole, at, other) => {
      fc.pre(whole.charAt(at) !== other);
      expect(parseActivationCode(`${whole.slice(0, at)}${other}${whole.slice(at + 1)}`)).toEqual(malformed);
    }),
  );
  const whole = activationCodeOf('ABCDEFGHJKMNPQR');
  for (const wrong of [whole.slice(1), `${whole}0`, `${whole.slice(0, -1)}!`, '042 137'])
    expect(parseActivationCode(wrong)).toEqual(malformed);
  expect(parseActivationCode(' - ')).toEqual({ ok: false, error: 'required' });
});

const draft: CodeBatchDraft = {
  plan: 'school',
  seats: 10,
  years: 1,
  reseller: ' Books  & Bricks ',
  validUntil: '2026-12-31',
  amount: 10_000,
};

test('[LIC-4] a batch has a plan, seats, a term, a reseller, a last day at our office, and at most 10,000 codes', () => {
  expect(parseCodeBatch(draft, startOfTests)).toEqual({
    ok: true,
    value: {
      ...draft,
      reseller: 'Books & Bricks',
      // Midnight in New York.
      validUntil: Date.UTC(2027, 0, 1, 5),
    },
  });
  const wrong = (overrides: Partial<CodeBatchDraft>) =>
    parseCodeBatch({ ...draft, ...overrides }, startOfTests);
  const cases: readonly [Partial<CodeBatchDraft>, string, string][] = [
    [{ plan: 'gift' }, 'plan', 'unknown-value'],
    [{ seats: 0 }, 'seats', 'unknown-value'],
    [{ seats: 1e9 }, 'seats', 'unknown-value'],
    [{ plan: 'teacher', seats: 2 }, 'seats', 'unknown-value'],
    [{ years: 4 }, 'years', 'unknown-value'],
    [{ reseller: '  ' }, 'reseller', 'required'],
    [{ validUntil: '2026-02-30' }, 'validUntil', 'malformed'],
    [{ validUntil: '2020-01-01' }, 'validUntil', 'too-early'],
    [{ amount: 10_001 }, 'amount', 'unknown-value'],
    [{ amount: -1 }, 'amount', 'unknown-value'],
    [{ amount: 1.5 }, 'amount', 'unknown-value'],
  ];
  for (const [given, field, problem] of cases)
    expect(wrong(given), field).toMatchObject({ error: { fields: { [field]: problem } } });
});

test('[LIC-4] a code is refused if it is used, revoked, expired, for another kind of buyer, or has too few seats', () => {
  const whole: ActivationCode = {
    batch: {
      id: 'batch',
      plan: 'school',
      seats: 10,
      years: 1,
      reseller: 'Books & Bricks',
      validUntil: startOfTests + day,
      revokedAt: null,
    },
    usedAt: null,
    revokedAt: null,
  };
  const school = { plan: 'school', taken: 10 } as const;
  const now = startOfTests;
  expect(codeRefusal(whole, school, now)).toBeNull();
  expect(codeRefusal({ ...whole, usedAt: now }, school, now)).toEqual({ kind: 'code/used' });
  expect(codeRefusal({ ...whole, revokedAt: now }, school, now)).toEqual({ kind: 'code/revoked' });
  const revoked = { ...whole, batch: { ...whole.batch, revokedAt: now } };
  expect(codeRefusal(revoked, school, now)).toEqual({ kind: 'code/revoked' });
  expect(codeRefusal(whole, school, now + day - 1)).toBeNull();
  expect(codeRefusal(whole, school, now + day)).toEqual({ kind: 'code/expired' });
  expect(codeRefusal(whole, { plan: 'teacher', taken: null }, now)).toEqual({ kind: 'code/other-buyer' });
  expect(codeRefusal(whole, { ...school, taken: 11 }, now)).toEqual({ kind: 'code/too-few-seats' });
});
