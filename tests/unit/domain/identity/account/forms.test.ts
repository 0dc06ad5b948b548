import { describe, expect, test } from 'vitest';
import { missingItems, parseOnboarding } from '#domain/identity/account/onboarding.ts';
import { parseProfileChange } from '#domain/identity/account/profile.ts';
import { parseSignUp, parseSignUpDetails } from '#domain/identity/account/sign-up-form.ts';
import { fullConsent } from '#domain/identity/consents/consent.ts';

const draft = {
  email: ' Ada@Lovelace.test ',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  schoolOrDistrict: '',
  phoneNumber: '',
  password: '',
};

describe('the sign-up form', () => {
  test('an optional empty field is null', () => {
    expect(parseSignUp(draft)).toEqual({
      ok: true,
      value: {
        email: 'ada@lovelace.test',
        firstName: 'Ada',
        lastName: 'Lovelace',
        schoolOrDistrict: null,
        phoneNumber: null,
        password: null,
      },
    });
  });

  test('a password is used as typed', () => {
    expect(parseSignUp({ ...draft, password: '  p w ' })).toMatchObject({ value: { password: '  p w ' } });
  });

  test('every problem is reported at once, at its field', () => {
    const bad = { ...draft, email: 'ada', firstName: '', lastName: 'x'.repeat(300), phoneNumber: 'no' };
    expect(parseSignUp(bad)).toEqual({
      ok: false,
      error: {
        kind: 'form/invalid',
        fields: { email: 'malformed', firstName: 'required', lastName: 'too-long', phoneNumber: 'malformed' },
      },
    });
  });

  test('the service parses requests with the same rules', () => {
    const { phoneNumber: _phone, password: _password, ...sent } = draft;
    expect(parseSignUpDetails({ ...sent, schoolOrDistrict: null })).toMatchObject({
      value: { email: 'ada@lovelace.test', schoolOrDistrict: null },
    });
    expect(parseSignUpDetails({ ...sent, lastName: '' })).toMatchObject({
      error: { fields: { lastName: 'required' } },
    });
  });
});

describe('onboarding', () => {
  test('an empty school or district means that there is none', () => {
    expect(parseOnboarding({ firstName: 'Ada', lastName: 'L', schoolOrDistrict: ' ' })).toEqual({
      ok: true,
      value: { firstName: 'Ada', lastName: 'L', schoolOrDistrict: null },
    });
  });

  test('[ORG-7] other details are optional, each with its own rule, and grades are sorted without duplicates', () => {
    const request = { firstName: 'Ada', lastName: 'L', schoolOrDistrict: null };
    expect(
      parseOnboarding({ ...request, roleTitle: ' Head  of IT ', gradesTaught: ['9-12', 'K-2', 'K-2'] }),
    ).toEqual({
      ok: true,
      value: { ...request, roleTitle: 'Head of IT', gradesTaught: ['K-2', '9-12'] },
    });
    expect(parseOnboarding({ ...request, displayName: 'x'.repeat(101), gradesTaught: ['13'] })).toMatchObject(
      {
        error: { fields: { displayName: 'too-long', gradesTaught: 'unknown-value' } },
      },
    );
  });

  test('[ORG-10] a form with consent needs all required consents, and a form without it needs none', () => {
    const request = { firstName: 'Ada', lastName: 'L', schoolOrDistrict: null };
    expect(parseOnboarding(request)).toEqual({ ok: true, value: request });
    expect(parseOnboarding({ ...request, consents: [] })).toMatchObject({
      error: { fields: { consents: 'required' } },
    });
    const consents = fullConsent(false);
    expect(parseOnboarding({ ...request, consents })).toEqual({ ok: true, value: { ...request, consents } });
    const old = consents.map((consent) => ({ ...consent, version: '1999-12-31' }));
    expect(parseSignUp({ ...draft, consents: old })).toMatchObject({
      error: { fields: { consents: 'unknown-value' } },
    });
  });

  const nothing = { firstName: null, lastName: null, schoolOrDistrict: null, onboarded: false };

  test('[ONB-3] missing fields of a record are listed in the order of the form', () => {
    expect(missingItems(nothing)).toEqual(['firstName', 'lastName', 'schoolOrDistrict']);
    expect(missingItems({ ...nothing, firstName: 'Ada' })).toEqual(['lastName', 'schoolOrDistrict']);
    expect(missingItems({ firstName: 'A', lastName: 'L', schoolOrDistrict: 'S', onboarded: false })).toEqual(
      [],
    );
  });

  test('[ONB-3] a school or district is asked for once, and names until they exist', () => {
    expect(missingItems({ ...nothing, onboarded: true })).toEqual(['firstName', 'lastName']);
  });
});

describe('the profile form', () => {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };

  test('the email is omitted if it was not entered', () => {
    expect(parseProfileChange(names)).toEqual({ ok: true, value: names });
    expect(parseProfileChange({ ...names, email: 'ADA@x.test' })).toEqual({
      ok: true,
      value: { ...names, email: 'ada@x.test' },
    });
  });

  test('an invalid email or name is reported', () => {
    expect(parseProfileChange({ firstName: '', lastName: 'L', email: 'x' })).toMatchObject({
      error: { fields: { firstName: 'required', email: 'malformed' } },
    });
  });
});
