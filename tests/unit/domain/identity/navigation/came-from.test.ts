import { expect, test } from 'vitest';
import { cameFromCookie, readCameFrom } from '#domain/identity/navigation/came-from.ts';

test('[NAV-16] where somebody comes from is read as it was written, among other cookies', () => {
  const [written = ''] = cameFromCookie('/signup').split(';');
  expect(readCameFrom(`blockyard-locale=en; ${written}; other=1`)).toBe('/signup');
  expect(cameFromCookie('/signup')).toMatch(/; Max-Age=10; Path=\/; SameSite=Lax$/);
});

test.each(['', 'blockyard-locale=en', 'x-blockyard-came-from=/signup', 'blockyard-came-from=%E0%A4%A'])(
  'nothing is known from "%s"',
  (cookies) => expect(readCameFrom(cookies)).toBeNull(),
);
