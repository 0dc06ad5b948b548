import { describe, expect, test } from 'vitest';
import { decideAccess, type RouteAccess, type Visit } from '#domain/identity/navigation/route-access.ts';

const decide = (access: RouteAccess, overrides: Partial<Visit> = {}) => {
  const decision = decideAccess({
    access,
    to: { pathname: '/settings/profile', search: '?a=1', hash: '#b' },
    from: null,
    signedIn: false,
    remembered: false,
    redirectUrl: null,
    ...overrides,
  });
  return decision.allow ? 'allowed' : decision.redirectTo;
};

describe('decideAccess', () => {
  test.each([true, false])('[NAV-4] a public route is open, signed in: %s', (signedIn) => {
    expect(decide('public', { signedIn })).toBe('allowed');
  });

  test('[NAV-4] a visitor of a protected page goes to the login page, and back afterwards', () => {
    expect(decide('signed-in')).toBe('/login?redirectUrl=%2Fsettings%2Fprofile%3Fa%3D1%23b');
    expect(decide('signed-in', { remembered: true })).toContain('/login?');
    expect(decide('signed-in', { signedIn: true })).toBe('allowed');
  });

  test('[NAV-4] a signed-in user on the login page is sent to a safe path', () => {
    expect(decide('login')).toBe('allowed');
    expect(decide('login', { signedIn: true })).toBe('/');
    expect(decide('login', { signedIn: true, redirectUrl: '/settings/profile' })).toBe('/settings/profile');
  });

  test('[NAV-5] and never to another host', () => {
    expect(decide('login', { signedIn: true, redirectUrl: '//evil.test' })).toBe('/');
  });

  test('[NAV-6] /signup redirects a stored or signed-in user to the lessons', () => {
    expect(decide('sign-up')).toBe('allowed');
    expect(decide('sign-up', { remembered: true })).toBe('/lessons');
    expect(decide('sign-up', { signedIn: true })).toBe('/lessons');
  });

  test.each([
    ['/signup', false, 'allowed'],
    ['/signup', true, '/lessons'],
    ['/lessons', false, '/lessons'],
    ['/signup/complete', false, '/lessons'],
    [null, false, '/lessons'],
  ])('[NAV-6] /signup/complete from %s, signed in %s: %s', (from, signedIn, outcome) => {
    expect(decide('sign-up-complete', { from, signedIn })).toBe(outcome);
  });

  test.each([
    ['/signup', 'allowed'],
    ['/complete-onboarding', 'allowed'],
    ['/lessons', '/lessons'],
    ['/login', '/lessons'],
    [null, '/lessons'],
  ])('[NAV-6] /signup/social-complete from %s: %s', (from, outcome) => {
    expect(decide('social-complete', { from, signedIn: true })).toBe(outcome);
    expect(decide('social-complete', { from })).toBe(outcome);
  });
});
