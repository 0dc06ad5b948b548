import { expect, test } from 'vitest';
import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import { checkSignInMethod, parseSignInRule } from '#domain/organizations/domains/sign-in-rule.ts';

const nobody = { isStaff: false, memberships: [] };
const closed = { provider: 'oidc.oak', passwordAllowed: false, inCharge: [] } as const;
const open = { ...closed, passwordAllowed: true } as const;

const said = (...asked: Parameters<typeof checkSignInMethod>): string => {
  const taken = checkSignInMethod(...asked);
  return taken.ok ? 'in' : taken.error.kind.replace('sign-in/provider-', '');
};

test.each<[SignInMethod, string, string, string]>([
  ['email', 'in', 'in', 'required'],
  ['google.com', 'in', 'in', 'required'],
  ['apple.com', 'in', 'in', 'required'],
  ['microsoft.com', 'not-allowed', 'not-allowed', 'not-allowed'],
  ['oidc.oak', 'not-allowed', 'in', 'in'],
  ['oidc.pine', 'not-allowed', 'not-allowed', 'not-allowed'],
  ['saml.oak', 'not-allowed', 'not-allowed', 'not-allowed'],
  ['device', 'in', 'in', 'in'],
])('[ORG-9] by %s: without a rule %s, if allowed %s, if closed %s', (method, without, beside, only) => {
  expect(said(method, null, nobody)).toBe(without);
  expect(said(method, open, nobody)).toBe(beside);
  expect(said(method, closed, nobody)).toBe(only);
});

test('[ORG-9] our staff, the last customer and the last person in charge can always sign in, and no one else can', () => {
  const isStaff = { isStaff: true, memberships: [] };
  expect(said('email', closed, isStaff)).toBe('in');
  const member = (id: string, role: 'customer' | 'manager' | 'teacher') => ({
    isStaff: false,
    memberships: [{ id, role }],
  });
  const ruled = (...inCharge: readonly { id: string; role: 'customer' | 'manager' }[]) => ({
    ...closed,
    inCharge,
  });
  const customer = { id: 'c', role: 'customer' } as const;
  const manager = { id: 'm', role: 'manager' } as const;
  expect(said('email', ruled(customer, manager), member('c', 'customer'))).toBe('in');
  expect(said('email', ruled(customer, manager), member('m', 'manager'))).toBe('required');
  expect(said('email', ruled(customer, { id: 'd', role: 'customer' }), member('c', 'customer'))).toBe(
    'required',
  );
  expect(said('email', ruled(manager), member('m', 'manager'))).toBe('in');
  // A manager of a different school and a teacher have no exception here.
  expect(said('email', ruled(manager), member('x', 'manager'))).toBe('required');
  expect(said('email', ruled(), member('t', 'teacher'))).toBe('required');
  // The school accepts no user from a different school's provider.
  expect(said('oidc.pine', ruled(manager), member('m', 'manager'))).toBe('not-allowed');
  expect(said('oidc.pine', closed, isStaff)).toBe('not-allowed');
});

test.each([
  ['google.com', 'google.com'],
  [' OIDC.Oak-District ', 'oidc.oak-district'],
  ['saml.oak', 'saml.oak'],
])('[ORG-9] %s is a provider', (typed, provider) => {
  expect(parseSignInRule({ provider: typed, passwordAllowed: true })).toEqual({
    ok: true,
    value: { provider, passwordAllowed: true },
  });
});

test.each([
  ['', 'required'],
  ['apple.com', 'malformed'],
  ['password', 'malformed'],
  ['oidc.', 'malformed'],
  ['oidc.oak/../x', 'malformed'],
])('[ORG-9] %s is not a provider', (typed, problem) => {
  expect(parseSignInRule({ provider: typed, passwordAllowed: true })).toEqual({
    ok: false,
    error: { kind: 'form/invalid', fields: { provider: problem } },
  });
});
