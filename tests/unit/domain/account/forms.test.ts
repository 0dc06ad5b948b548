import { describe, expect, test } from 'vitest';
import { missingItems, parseOnboarding } from '#domain/account/onboarding.ts';
import { parseProfileChange } from '#domain/account/profile.ts';
import { parseSignUp, parseSignUpDetails } from '#domain/account/sign-up-form.ts';

const draft = {
  email: ' Ada@Lovelace.test ',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  schoolOrDistrict: '',
  phoneNumber: '',
  password: '',
};

describe('the sign-up form', () => {
  test('what may be left empty is null', () => {
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

  test('a password is taken as it was typed', () => {
    expect(parseSignUp({ ...draft, password: '  p w ' })).toMatchObject({ value: { password: '  p w ' } });
  });

  test('every problem is told at once, each at its field', () => {
    const bad = { ...draft, email: 'ada', firstName: '', lastName: 'x'.repeat(300), phoneNumber: 'no' };
    expect(parseSignUp(bad)).toEqual({
      ok: false,
      error: {
        kind: 'form/invalid',
        fields: { email: 'malformed', firstName: 'required', lastName: 'too-long', phoneNumber: 'malformed' },
      },
    });
  });

  test('the service parses what it was sent by the same rules', () => {
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
  test('a school or district left empty says that there is none', () => {
    expect(parseOnboarding({ firstName: 'Ada', lastName: 'L', schoolOrDistrict: ' ' })).toEqual({
      ok: true,
      value: { firstName: 'Ada', lastName: 'L', schoolOrDistrict: null },
    });
  });

  const nothing = { firstName: null, lastName: null, schoolOrDistrict: null, onboarded: false };

  test('[ONB-3] what a record lacks is missing, in the order in which it is asked', () => {
    expect(missingItems(nothing)).toEqual(['firstName', 'lastName', 'schoolOrDistrict']);
    expect(missingItems({ ...nothing, firstName: 'Ada' })).toEqual(['lastName', 'schoolOrDistrict']);
    expect(missingItems({ firstName: 'A', lastName: 'L', schoolOrDistrict: 'S', onboarded: false })).toEqual(
      [],
    );
  });

  test('[ONB-3] a school or district is asked for once, names until they are there', () => {
    expect(missingItems({ ...nothing, onboarded: true })).toEqual(['firstName', 'lastName']);
  });
});

describe('the profile form', () => {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };

  test('the email is left out where it was not given', () => {
    expect(parseProfileChange(names)).toEqual({ ok: true, value: names });
    expect(parseProfileChange({ ...names, email: 'ADA@x.test' })).toEqual({
      ok: true,
      value: { ...names, email: 'ada@x.test' },
    });
  });

  test('a bad email or name is told', () => {
    expect(parseProfileChange({ firstName: '', lastName: 'L', email: 'x' })).toMatchObject({
      error: { fields: { firstName: 'required', email: 'malformed' } },
    });
  });
});
