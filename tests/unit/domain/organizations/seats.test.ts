import { expect, test } from 'vitest';
import { freeSeats, hasSeatFor, openSeats } from '#domain/organizations/seats.ts';

test('[R6] free seats are what is left of the limit, and never less than none', () => {
  expect(freeSeats({ limit: 5, taken: 3 })).toBe(2);
  expect(freeSeats({ limit: 5, taken: 7 })).toBe(0);
  expect(freeSeats({ limit: null, taken: 7 })).toBeNull();
});

test('[R5] a teacher takes a seat, who only manages takes none', () => {
  const full = { limit: 3, taken: 3, byPerson: false };
  expect(hasSeatFor('teacher', full)).toBe(false);
  expect(hasSeatFor('manager', full)).toBe(true);
  expect(hasSeatFor('customer', full)).toBe(true);
  expect(hasSeatFor('teacher', { limit: null, taken: 900, byPerson: false })).toBe(true);
});

test('[LIC-8] where seats are given by person, everybody comes in, without one', () => {
  const full = { limit: 3, taken: 3, byPerson: true };
  expect(hasSeatFor('teacher', full)).toBe(true);
  expect(openSeats(full)).toBeNull();
  expect(openSeats({ ...full, byPerson: false })).toBe(0);
});
