import { expect, test } from 'vitest';
import { exemptionOf, parseVerdict, type Verdict } from '#domain/billing/prices/billing-file.ts';

const today = '2026-09-01';
const said = (overrides: Partial<Verdict> = {}) => ({
  verdict: { accepted: true, expiresOn: null, note: null, at: 0, by: 'staff', ...overrides },
});
const waits = { verdict: null };
const declined = said({ accepted: false, note: 'Of another state' });
const expired = said({ expiresOn: '2026-08-31' });

test.each([
  ['none', []],
  ['waiting', [waits]],
  ['accepted', [said()]],
  ['accepted', [said({ expiresOn: today })]],
  ['expired', [expired]],
  ['declined', [declined]],
  // Newest first. A pending file does not replace an accepted one. It counts only if no file is accepted.
  ['accepted', [waits, said()]],
  ['waiting', [waits, declined]],
  ['waiting', [waits, expired]],
  ['declined', [declined, said()]],
  ['declined', [declined, waits]],
] as const)('[LIC-5] an exemption is %s', (exemption, certificates) => {
  expect(exemptionOf(certificates, today)).toBe(exemption);
});

test('[LIC-5] a decline needs a reason, and an accepted certificate ends today or later', () => {
  const form = { accepted: true, expiresOn: null, note: null };
  expect(parseVerdict(form, today)).toEqual({ ok: true, value: form });
  expect(parseVerdict({ ...form, expiresOn: today }, today)).toMatchObject({ ok: true });
  expect(parseVerdict({ ...form, expiresOn: '2026-08-31' }, today)).toMatchObject({
    error: { fields: { expiresOn: 'too-early' } },
  });
  expect(parseVerdict({ ...form, expiresOn: 'soon' }, today).ok).toBe(false);
  expect(parseVerdict({ ...form, accepted: false }, today)).toMatchObject({
    error: { fields: { note: 'required' } },
  });
});
