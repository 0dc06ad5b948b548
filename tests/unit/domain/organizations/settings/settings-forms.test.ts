import { describe, expect, test } from 'vitest';
import { maxPdfBytes } from '#domain/platform/files/pdf-file.ts';
import {
  parseAgreement,
  parseBillingAddresses,
  parseOrganizationChange,
} from '#domain/organizations/settings/settings-forms.ts';
import { aPdf } from '../../../../builders/a-pdf.ts';

const refusedFields = (parsed: { readonly ok: boolean; readonly error?: { readonly fields: object } }) =>
  parsed.error?.fields;

describe("an organization's changes", () => {
  test('[ORG-12] omitted fields do not change; names are trimmed', () => {
    expect(parseOrganizationChange({})).toEqual({ ok: true, value: {} });
    expect(parseOrganizationChange({ name: '  Oak \n School ' })).toEqual({
      ok: true,
      value: { name: 'Oak School' },
    });
    expect(refusedFields(parseOrganizationChange({ name: ' ' }))).toEqual({ name: 'required' });
  });

  test.each(['America/Denver', 'Asia/Calcutta', 'US/Pacific', 'Europe/Kyiv', 'UTC'])(
    '%s is a time zone',
    (timeZone) => expect(parseOrganizationChange({ timeZone }).ok).toBe(true),
  );

  test.each(['', 'Nowhere/Else', '+01:00', 'America/Denver; drop table'])(
    '%j is not a time zone',
    (timeZone) => {
      expect(refusedFields(parseOrganizationChange({ timeZone }))).toEqual({ timeZone: 'unknown-value' });
    },
  );
});

describe('billing addresses', () => {
  test('[R27] each counts once, ignoring case, and empty lines are ignored', () => {
    expect(parseBillingAddresses(['Office@Oak.test', '', 'bills@oak.test', ' office@oak.test '])).toEqual({
      ok: true,
      value: ['bills@oak.test', 'office@oak.test'],
    });
  });

  test('one invalid address refuses them all, and so do too many', () => {
    expect(refusedFields(parseBillingAddresses(['bills@oak.test', 'office']))).toEqual({
      addresses: 'malformed',
    });
    const many = Array.from({ length: 11 }, (_each, at) => `bills${at}@oak.test`);
    expect(refusedFields(parseBillingAddresses(many))).toEqual({ addresses: 'too-long' });
    expect(parseBillingAddresses(many.slice(1)).ok).toBe(true);
  });
});

describe('a postal address', () => {
  const parsed = (postalAddress: string) => parseOrganizationChange({ postalAddress });

  test('[LIC-7] keeps its lines without empty ones; it can be empty', () => {
    expect(parsed(' Accounts Payable \r\n\n 1 Élan St.\nOakland, CA 94607 ')).toEqual({
      ok: true,
      value: { postalAddress: 'Accounts Payable\n1 Élan St.\nOakland, CA 94607' },
    });
    expect(parsed(' \n ')).toEqual({ ok: true, value: { postalAddress: '' } });
  });

  test('[LIC-7] with too many or too long lines is refused', () => {
    const tooLong = { postalAddress: 'too-long' };
    expect(parsed('a\n'.repeat(6)).ok).toBe(true);
    expect(refusedFields(parsed('a\n'.repeat(7)))).toEqual(tooLong);
    expect(parsed('a'.repeat(60)).ok).toBe(true);
    expect(refusedFields(parsed('a'.repeat(61)))).toEqual(tooLong);
    expect(refusedFields(parsed('a'.repeat(4_000)))).toEqual(tooLong);
    expect(refusedFields(parsed('1 Pier\u0000 St'))).toEqual({ postalAddress: 'malformed' });
  });
});

describe('a data agreement', () => {
  const signed = { signedBy: 'Ada King', signedOn: '2026-08-01', file: aPdf() };

  test('[ORG-12] has a signer, a date, and a PDF', () => {
    expect(parseAgreement(signed)).toEqual({ ok: true, value: signed });
    expect(refusedFields(parseAgreement({ signedBy: '', signedOn: '', file: new Uint8Array() }))).toEqual({
      signedBy: 'required',
      signedOn: 'required',
      file: 'required',
    });
  });

  test('a file that is not a PDF is refused by its first bytes, a large one by its size', () => {
    const file = new TextEncoder().encode('<html>');
    expect(refusedFields(parseAgreement({ ...signed, file }))).toEqual({ file: 'malformed' });
    const large = new Uint8Array(maxPdfBytes + 1);
    large.set(aPdf());
    expect(refusedFields(parseAgreement({ ...signed, file: large }))).toEqual({ file: 'too-long' });
    expect(parseAgreement({ ...signed, file: large.subarray(1) }).ok).toBe(false);
    expect(parseAgreement({ ...signed, file: large.subarray(0, maxPdfBytes) }).ok).toBe(true);
  });
});
