import { expect, test } from 'vitest';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import type { SeatGrant } from '#domain/organizations/grants/held-grant.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { learningAt } from '#domain/organizations/grants/wind-down.ts';

const zone = 'America/Los_Angeles';
const at = (on: string, hours = 0): number => startOfDay(on, zone) + hours * 3_600_000;
const until = (to: string, kind: Grant['kind'] = 'personal', from = '2026-03-01'): Grant => ({
  kind,
  startsAt: at(from),
  endsAt: at(to),
});
const level = (organization: string, ...grants: readonly Grant[]) => ({
  organization,
  grants: grants.map((grant): SeatGrant => ({ ...grant, seats: 5 })),
});

test.each([
  ['2027-02-28', 23, 'open', null],
  ['2027-03-01', 0, 'ending', '2027-03-14'],
  ['2027-03-14', 22, 'ending', '2027-03-14'],
  ['2027-03-15', 0, 'view-only', '2027-03-14'],
  ['2029-01-01', 0, 'view-only', '2027-03-14'],
] as const)(
  "[LIC-3] after a license until 02/28/2027 students work for 14 days, then can only read: %s, %i o'clock",
  (day, hours, state, lastDay) => {
    for (const kind of ['personal', 'trial'] as const)
      expect(learningAt(at(day, hours), { levels: [], own: [until('2027-03-01', kind)] }, zone)).toEqual({
        state,
        lastDay,
      });
  },
);

test('[LIC-3] the latest coverage of the class counts: its school, its district, or its owner', () => {
  const now = at('2027-05-01');
  const own = [until('2027-03-01')];
  const over = { state: 'view-only', lastDay: '2027-03-14' };
  expect(learningAt(now, { levels: [level('tide/oak/')], own }, zone)).toEqual(over);
  const district = level('tide/', until('2027-09-01', 'district'));
  expect(learningAt(now, { levels: [level('tide/oak/'), district], own }, zone)).toMatchObject({
    state: 'open',
  });
  const school = level('tide/oak/', until('2027-04-25', 'school'));
  expect(learningAt(now, { levels: [school], own }, zone)).toEqual({
    state: 'ending',
    lastDay: '2027-05-08',
  });
});

test('[LIC-3] days of grace count as coverage, and without any license nothing ended', () => {
  const next: Grant = { ...until('2028-03-01', 'personal', '2027-03-01'), owed: 'card' };
  const own = [until('2027-03-01'), next];
  expect(learningAt(at('2027-03-07'), { levels: [], own }, zone)).toEqual({ state: 'open', lastDay: null });
  expect(learningAt(at('2027-03-09'), { levels: [], own }, zone)).toEqual({
    state: 'ending',
    lastDay: '2027-03-14',
  });
  expect(learningAt(at('2027-03-09'), { levels: [], own: [] }, zone)).toEqual({
    state: 'open',
    lastDay: null,
  });
});
