import { expect, test } from 'vitest';
import { cameFromCookie, readCameFrom } from '#domain/identity/navigation/came-from.ts';

test('[NAV-16] the previous address is read from among other cookies as written', () => {
  const [written = ''] = cameFromCookie('/signup').split(';');
  expect(readCameFrom(`blockyard-locale=en; ${written}; other=1`)).toBe('/signup');
  expect(cameFromCookie('/signup')).toMatch(/; Max-Age=10; Path=\/; SameSite=Lax$/);
});

test.each(['', 'blockyard-locale=en', 'x-blockyard-came-from=/signup', 'blockyard-came-from=%E0%A4%A'])(
  '"%s" gives no previous address',
  (cookies) => expect(readCameFrom(cookies)).toBeNull(),
);
