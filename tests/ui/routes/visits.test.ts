import { expect, test } from 'vitest';
import { newVisits } from '#ui/routes/visits.ts';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });

test("[NAV-6] each page is recorded with the previous one, and a reload with the page's source", () => {
  const noted: unknown[] = [];
  const visits = newVisits(null, (arrival) => noted.push(arrival));
  visits.arrive(at('/signup'));
  visits.arrive(at('/signup/complete'));
  visits.arrive(at('/signup/complete', '?more'));
  expect(noted).toEqual([
    { path: '/signup', from: null },
    { path: '/signup/complete', from: '/signup' },
  ]);
  const reloaded = newVisits('/signup', (arrival) => noted.push(arrival));
  expect(reloaded.from()).toBe('/signup');
  reloaded.arrive(at('/signup/complete'));
  expect(noted.at(-1)).toEqual({ path: '/signup/complete', from: '/signup' });
});
