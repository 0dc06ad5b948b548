import { expect, test } from 'vitest';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';

test.each([
  ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
  ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
  ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01'],
  ['2026-12-31T23:30:00Z', 'Pacific/Auckland', '2027-01-01'],
])('[UI-9] %s in %s is %s', (time, zone, day) => {
  expect(dayInZone(zone)(Date.parse(time))).toBe(day);
});

test('[UI-9] a zone that does not exist is refused', () => {
  expect(() => dayInZone('Mars/Phobos')(0)).toThrow(RangeError);
});
