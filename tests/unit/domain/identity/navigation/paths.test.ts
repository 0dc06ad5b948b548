import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fullPath,
  loginPath,
  safeReturnPath,
  sessionLostPath,
  withoutTrailingSlash,
} from '#domain/identity/navigation/paths.ts';

const origin = 'https://blockyard.test';
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const pieces = [
  '/', '//', '\\', '/\\', '.', '..', ':', '@', '?', '#', '%', '%2f', '%2F', '%5c', '%09', '%00', '%252f',
  'javascript:', 'data:', 'https:', 'http://', 'evil.test', 'login', 'LOGIN', 'lessons', 'a', 'é', ' ',
  '\t', '\n', '\r', '\u0000', '\u200e', '%c0%af', '%u2215', '／', ';', '&', 'redirectUrl=',
]; // prettier-ignore
const piece = fc.constantFrom(...pieces);
const hostile = fc.oneof(
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

describe('safeReturnPath', () => {
  test.each([
    '//evil.test',
    '//evil.test/lessons',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '/%2f%2fevil.test',
    '/%2fevil.test',
    '%2f%2fevil.test',
    '/%5cevil.test',
    '/%252f%252fevil.test',
    '/a//evil.test',
    '/..//evil.test',
    '/a/../..//evil.test',
    '/%2e%2e/%2e%2e//evil.test',
    '/\t/evil.test',
    '/%09/evil.test',
    '/\n/evil.test',
    '/lessons\u0000',
    '/lessons%00',
    '/%0d%0aSet-Cookie:x=1',
    'https://evil.test',
    'https://blockyard.test/lessons',
    'http:evil.test',
    'data:text/html,x',
    'evil.test',
    'lessons',
    '?x=1',
    '#x',
    ' /lessons',
    '/login',
    '/login/',
    '/login?redirectUrl=/login',
    '/login#x',
    '/LOGIN',
    '/%6cogin',
    '/./login',
    '/x/../login',
    '/%',
    '/%c0%af',
    '',
  ])('[NAV-5] %j falls back to /', (asked) => {
    expect(safeReturnPath(asked)).toBe('/');
  });

  test.each([null, undefined])('[NAV-5] %s falls back to /', (asked) => {
    expect(safeReturnPath(asked)).toBe('/');
  });

  test.each([
    '/',
    '/lessons',
    '/lessons/load-the-barge?view=student#step-2',
    '/settings/profile',
    '/lessons?grade=3-5&topic=loops%20and%20more',
    '/lessons?next=https://evil.test//x',
    '/login-help',
    '/getting-started/faqs#%C3%BCber',
    '/schulen/%C3%BCber',
  ])('[NAV-4] %s is used unchanged', (asked) => {
    expect(safeReturnPath(asked)).toBe(asked);
  });

  test('[NAV-5] any result stays in the app and is never the login page', () => {
    fc.assert(
      fc.property(hostile, (asked) => {
        const url = new URL(safeReturnPath(asked), `${origin}/login`);
        expect(url.origin).toBe(origin);
        expect(url.pathname).not.toMatch(/^\/login\/?$/i);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/\/|\\|\p{Cc}/u);
      }),
      { numRuns: 5000 },
    );
  });

  test('[NAV-5] a safe path stays the same when parsed again', () => {
    fc.assert(
      fc.property(hostile, (asked) => {
        const once = safeReturnPath(asked);
        expect(safeReturnPath(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('withoutTrailingSlash', () => {
  test('[NAV-3] a trailing slash is dropped; query and hash stay', () => {
    expect(withoutTrailingSlash(at('/lessons/', '?grade=3-5', '#top'))).toBe('/lessons?grade=3-5#top');
    expect(withoutTrailingSlash(at('/settings/profile///'))).toBe('/settings/profile');
  });

  test('[NAV-3] a path without one, and the root, are unchanged', () => {
    expect(withoutTrailingSlash(at('/lessons', '?x=/', '#/'))).toBeNull();
    expect(withoutTrailingSlash(at('/'))).toBeNull();
  });

  test('[NAV-3] two slashes at the start do not lead to another host', () => {
    expect(withoutTrailingSlash(at('//evil.test/'))).toBe('/evil.test');
    expect(withoutTrailingSlash(at('//'))).toBe('/');
    expect(withoutTrailingSlash(at('/\\evil.test/'))).toBe('/evil.test');
    expect(withoutTrailingSlash(at('/\t/evil.test/'))).toBe('/evil.test');
  });

  test('[NAV-3] the result has no trailing slash, stays in the app, and keeps query and hash', () => {
    const segments = fc.array(fc.constantFrom('a', 'lessons', '', 'x y', '%20', '\\', '\t'), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        segments,
        fc.constantFrom('', '?a=/'),
        fc.constantFrom('', '#b/'),
        (parts, search, hash) => {
          const bare = withoutTrailingSlash(at(`/${parts.join('/')}/`, search, hash));
          if (bare === null) return;
          expect(bare.endsWith(`${search}${hash}`)).toBe(true);
          const pathname = bare.slice(0, bare.length - search.length - hash.length);
          expect(pathname === '/' || !pathname.endsWith('/')).toBe(true);
          expect(new URL(bare, origin).origin).toBe(origin);
          expect(withoutTrailingSlash(at(pathname, search, hash))).toBeNull();
        },
      ),
    );
  });
});

test('a full path is path, query and hash', () => {
  expect(fullPath(at('/a', '?b', '#c'))).toBe('/a?b#c');
});

test('[NAV-4] the redirect to the login page has the path to return to', () => {
  const asked = '/settings/profile?tab=a&b=c#d';
  const path = loginPath(at('/settings/profile', '?tab=a&b=c', '#d'));
  const url = new URL(path, origin);
  expect(url.pathname).toBe('/login');
  expect([...url.searchParams]).toEqual([['redirectUrl', asked]]);
  expect(loginPath(at('/'))).toBe('/login');
});

test('[NAV-9] the redirect after a lost session has the full path and the code 440', () => {
  const url = new URL(sessionLostPath('/settings/profile?a=1&b=2#c'), origin);
  expect(url.pathname).toBe('/login/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    redirectUrl: '/settings/profile?a=1&b=2#c',
    errorCode: '440',
  });
});
