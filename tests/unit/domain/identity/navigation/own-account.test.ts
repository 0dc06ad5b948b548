import { describe, expect, test } from 'vitest';
import { newSessionUser } from '#domain/identity/account/session-user.ts';
import { onboardingItems } from '#domain/identity/account/onboarding.ts';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { signedOutPath, secondStepRedirect } from '#domain/identity/navigation/own-account.ts';
import { signOutReasonOf, type Session } from '#domain/identity/navigation/session.ts';

const user = newSessionUser({
  id: 'ada',
  email: 'ada@lovelace.test',
  requiresPasswordSetup: false,
  signInMethod: 'email',
});
const signedIn = (secondFactorRequired: boolean): Session => ({
  state: 'signed-in',
  missing: onboardingItems,
  user: { ...user, secondFactorRequired },
});

describe('an account that needs a second step', () => {
  test('is redirected to its setup from everywhere else', () => {
    expect(secondStepRedirect(signedIn(true), '/users')).toBe('/settings/profile#two-step');
    expect(secondStepRedirect(signedIn(true), '/settings/license')).toBe('/settings/profile#two-step');
    expect(secondStepRedirect(signedIn(true), '/settings/profile')).toBeNull();
    expect(secondStepRedirect(signedIn(false), '/users')).toBeNull();
    expect(secondStepRedirect({ state: 'signed-out', cause: 'visitor' }, '/users')).toBeNull();
  });

  test('is redirected right after login, before onboarding', () => {
    expect(pathAfterSignIn(signedIn(true), '/users')).toBe('/settings/profile#two-step');
    expect(pathAfterSignIn(signedIn(false), '/users')).toBe('/complete-onboarding?redirectUrl=%2Fusers');
  });
});

test('the login page gets the reason why the user left', () => {
  expect(signedOutPath('deleted')).toBe('/login?left=deleted');
  expect(signOutReasonOf({ state: 'signed-out', cause: 'everywhere' })).toBe('everywhere');
  expect(signOutReasonOf({ state: 'signed-out', cause: 'lost' })).toBeNull();
  expect(signOutReasonOf({ state: 'signed-out', cause: 'visitor' })).toBeNull();
  expect(signOutReasonOf(signedIn(false))).toBeNull();
});
