import { describe, expect, test } from 'vitest';
import {
  checkPassword,
  defaultPasswordPolicy,
  parsePasswordPolicy,
  type PasswordPolicy,
} from '#domain/identity/sign-in/password-policy.ts';

const met = (policy: Partial<PasswordPolicy>, password: string) =>
  Object.fromEntries(
    checkPassword({ ...defaultPasswordPolicy, ...policy }, password).map((check) => [check.rule, check.met]),
  );

describe('parsePasswordPolicy', () => {
  test('[AUT-9] without rules the minimum is 6 and nothing is enforced', () => {
    expect(parsePasswordPolicy({ schemaVersion: 1 })).toEqual({ ok: true, value: defaultPasswordPolicy });
    expect(defaultPasswordPolicy).toMatchObject({ minLength: 6, maxLength: null, enforcement: 'OFF' });
  });

  test.each([
    ['ENFORCE', 'ENFORCE'],
    ['AUDIT', 'AUDIT'],
    ['OFF', 'OFF'],
    ['ENFORCEMENT_STATE_UNSPECIFIED', 'OFF'],
    ['', 'OFF'],
  ])('[AUT-9] enforcement %j means %s', (enforcement, known) => {
    expect(parsePasswordPolicy({ schemaVersion: 1, enforcement })).toMatchObject({
      value: { enforcement: known },
    });
  });

  test('[AUT-9] the rules are used', () => {
    const rules = { minLength: 10, maxLength: 64, numeric: true, allowedNonAlphanumeric: '!' };
    expect(parsePasswordPolicy({ schemaVersion: 1, ...rules })).toMatchObject({ value: rules });
  });

  test.each([0, 2, 99])('[AUT-9] schema version %d is refused', (schemaVersion) => {
    expect(parsePasswordPolicy({ schemaVersion })).toEqual({
      ok: false,
      error: { kind: 'password-policy/unsupported', schemaVersion },
    });
  });
});

describe('checkPassword', () => {
  test('[AUT-9] only the rules of the policy are shown, in order', () => {
    expect(Object.keys(met({}, ''))).toEqual(['min-length']);
    const all = { maxLength: 8, lowercase: true, uppercase: true, numeric: true, nonAlphanumeric: true };
    expect(Object.keys(met(all, ''))).toEqual([
      'min-length', 'max-length', 'lowercase', 'uppercase', 'numeric', 'non-alphanumeric',
    ]); // prettier-ignore
  });

  test('[AUT-9] minimum and maximum length', () => {
    expect(met({ minLength: 6 }, 'x'.repeat(5))).toEqual({ 'min-length': false });
    expect(met({ minLength: 6 }, 'x'.repeat(6))).toEqual({ 'min-length': true });
    expect(met({ maxLength: 8 }, 'x'.repeat(8))).toMatchObject({ 'max-length': true });
    expect(met({ maxLength: 8 }, 'x'.repeat(9))).toMatchObject({ 'max-length': false });
  });

  test('[AUT-9] lowercase, uppercase and numeric', () => {
    const policy = { lowercase: true, uppercase: true, numeric: true };
    expect(met(policy, 'ABC')).toMatchObject({ lowercase: false, uppercase: true, numeric: false });
    expect(met(policy, 'abc')).toMatchObject({ lowercase: true, uppercase: false, numeric: false });
    expect(met(policy, '123')).toMatchObject({ lowercase: false, uppercase: false, numeric: true });
  });

  test('[AUT-9] only the allowed characters count as non-alphanumeric', () => {
    const policy = { nonAlphanumeric: true, allowedNonAlphanumeric: '!?' };
    expect(met(policy, 'abc!')).toMatchObject({ 'non-alphanumeric': true });
    expect(met(policy, 'abc#')).toMatchObject({ 'non-alphanumeric': false });
  });
});
