import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import {
  daysFrom,
  lastDayBefore,
  startOfDay,
  termFrom,
  termYears,
  yearsAfter,
} from '#domain/organizations/grants/term.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'UTC',
] as const;
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['2026-07-01', 1, '2027-07-01'],
  ['2026-07-01', 3, '2029-07-01'],
  ['2028-02-29', 1, '2029-03-01'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2027-03-01', 1, '2028-03-01'],
] as const)('[LIC-1] %s plus %i years is %s', (from, years, until) => {
  expect(yearsAfter(from, years)).toBe(until);
});

test.each([
  ['2026-07-01', 'America/Los_Angeles', '2026-07-01T07:00:00Z'],
  ['2026-12-01', 'America/Los_Angeles', '2026-12-01T08:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
  // Clocks go forward at midnight, so this day begins at 1 a.m.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ['2027-01-01', 'Pacific/Kiritimati', '2026-12-31T10:00:00Z'],
  ['2027-01-01', 'Pacific/Pago_Pago', '2027-01-01T11:00:00Z'],
] as const)('[LIC-1] %s in %s begins at %s', (date, zone, time) => {
  expect(new Date(startOfDay(date, zone)).toISOString()).toBe(time.replace('Z', '.000Z'));
});

test("[LIC-1] a license ends at the end of a day in the organization's time zone", () => {
  const { startsAt, endsAt } = termFrom('2026-07-01', 1, 'America/Los_Angeles');
  expect(lastDayBefore(endsAt, 'America/Los_Angeles')).toBe('2027-06-30');
  expect(lastDayBefore(endsAt, 'America/New_York')).toBe('2027-07-01');
  expect(dayInZone('America/Los_Angeles')(startsAt)).toBe('2026-07-01');
});

test('[LIC-1] no term is shorter than its years, in any zone, across leap years and clock changes', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...termYears), fc.constantFrom(...zones), (from, years, zone) => {
      const { startsAt, endsAt } = termFrom(from, years, zone);
      const dayOf = dayInZone(zone);
      expect(dayOf(startsAt)).toBe(from);
      expect(dayOf(endsAt)).toBe(yearsAfter(from, years));
      expect(daysFrom(from, yearsAfter(from, years))).toBeGreaterThanOrEqual(365 * years);
    }),
    { numRuns: 60 },
  );
});
