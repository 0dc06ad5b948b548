import { expect, test } from 'vitest';
import { freeSeats, hasSeatFor, hasSeatForInvited, openSeats } from '#domain/organizations/members/seats.ts';

test.each([
  ['no limit', { limit: null, taken: 7, promised: 2 }, null],
  ['some are taken', { limit: 5, taken: 3, promised: 0 }, 2],
  ['some are promised', { limit: 5, taken: 3, promised: 1 }, 1],
  ['all are promised', { limit: 5, taken: 3, promised: 2 }, 0],
  ['more are promised than there are', { limit: 5, taken: 3, promised: 9 }, 0],
  ['more are taken than there are', { limit: 5, taken: 7, promised: 0 }, 0],
] as const)('[LIC-8] free seats if %s', (_what, seats, free) => {
  expect(freeSeats(seats)).toBe(free);
  expect(openSeats({ ...seats, byPerson: false })).toBe(free);
  expect(openSeats({ ...seats, byPerson: true })).toBeNull();
});

test.each([
  ['a promise, and one is not taken', { taken: 2, promised: 2 }, 'promised', true],
  ['a promise, and all are taken', { taken: 3, promised: 1 }, 'promised', false],
  ['a seat already, and all are taken', { taken: 4, promised: 0 }, 'held', true],
] as const)('[R5] these people join by an invitation: %s', (_what, seats, seat, comes) => {
  expect(hasSeatForInvited('teacher', { ...seats, limit: 3, byPerson: false }, seat)).toBe(comes);
  expect(hasSeatForInvited('manager', { ...seats, limit: 3, byPerson: false }, null)).toBe(true);
});

test('[R5] a teacher takes a seat, and a manager who does not teach takes none', () => {
  const full = { limit: 3, taken: 3, promised: 0, byPerson: false };
  expect(hasSeatFor('teacher', full)).toBe(false);
  expect(hasSeatFor('manager', full)).toBe(true);
  expect(hasSeatFor('customer', full)).toBe(true);
  expect(hasSeatFor('teacher', { limit: null, taken: 900, promised: 0, byPerson: false })).toBe(true);
});

test('[LIC-8] everyone joins without a seat if seats are assigned per person', () => {
  const full = { limit: 3, taken: 3, promised: 0, byPerson: true };
  expect(hasSeatFor('teacher', full)).toBe(true);
  expect(openSeats(full)).toBeNull();
  expect(openSeats({ ...full, byPerson: false })).toBe(0);
});
