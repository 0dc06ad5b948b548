import { describe, expect, test } from 'vitest';
import { type PendingNavigation, loadsNewBuild } from '#domain/identity/navigation/new-build.ts';
import { mayPrefetch } from '#domain/identity/navigation/prefetch.ts';

describe('loadsNewBuild', () => {
  const departure: PendingNavigation = {
    newBuild: true,
    unsaved: false,
    from: '/lessons',
    to: '/login',
    access: 'login',
  };
  const takes = (overrides: Partial<PendingNavigation>): boolean =>
    loadsNewBuild({ ...departure, ...overrides });

  test('[NAV-17] the next navigation loads a new build, and only a new one', () => {
    expect(takes({})).toBe(true);
    expect(takes({ newBuild: false })).toBe(false);
  });

  test('[NAV-17] it never loses unsaved input', () => {
    expect(takes({ unsaved: true })).toBe(false);
  });

  test('a first load is already current, and a reload is not a navigation', () => {
    expect(takes({ from: null })).toBe(false);
    expect(takes({ to: '/lessons' })).toBe(false);
  });

  test('[NAV-6] steps that open only from within the app are not loaded directly', () => {
    expect(takes({ access: 'sign-up-complete' })).toBe(false);
    expect(takes({ access: 'social-complete' })).toBe(false);
  });
});

describe('mayPrefetch', () => {
  test.each([
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('[NAV-18] %j: %s', (connection, may) => {
    expect(mayPrefetch(connection)).toBe(may);
  });
});
