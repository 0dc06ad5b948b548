import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  limitedResources,
  capProblem,
  capsAt,
  isNearCap,
  roomFor,
  teacherCaps,
  trialCaps,
} from '#domain/organizations/grants/capacity.ts';
import { type Grant, grantKinds } from '#domain/organizations/grants/grant.ts';
import type { SeatGrant } from '#domain/organizations/grants/held-grant.ts';
import { day, startOfTests as now } from '../../../../builders/time.ts';

const own = (kind: Grant['kind'], from: number, to: number): Grant => ({
  kind,
  startsAt: now + from * day,
  endsAt: now + to * day,
});
const held = (seats: number, from: number, to: number, kind: Grant['kind'] = 'school'): SeatGrant => ({
  ...own(kind, from, to),
  seats,
});

test.each([
  ['a trial', [own('trial', -3, 27)], trialCaps],
  ['a license of one’s own', [own('trial', -3, 27), own('personal', -1, 300)], teacherCaps],
  ['a gift', [own('comp', -1, 300)], teacherCaps],
  ['a trial that is over', [own('trial', -60, -30)], trialCaps],
  ['a license that is over: what it held stays the measure', [own('personal', -400, -35)], teacherCaps],
  ['a license that is over, and a trial', [own('personal', -400, -35), own('trial', -1, 5)], trialCaps],
  ['nothing', [], trialCaps],
] as const)('[LIC-3] personal limits under %s', (_what, grants, caps) => {
  expect(capsAt(now, { levels: [], own: grants })).toMatchObject({ caps, pool: null });
});

test('[LIC-3] the license of the nearest organization gives 200 students per seat in total, but a future, unpaid or ended one gives none', () => {
  const district = { organization: 'tidewater/', grants: [held(100, -9, 99, 'district')] };
  const pier = 'tidewater/pier/';
  const at = (grants: readonly SeatGrant[]) =>
    capsAt(now, { levels: [district, { organization: pier, grants }], own: [own('trial', -3, 27)] });
  expect(at([])).toEqual({
    source: 'organization',
    pool: 'tidewater/',
    caps: { classrooms: null, students: 20_000 },
  });
  expect(at([held(5, -9, 9), held(2, -1, 9)])).toMatchObject({ pool: pier, caps: { students: 1_400 } });
  expect(at([held(5, 1, 99)])).toMatchObject({ pool: 'tidewater/' });
  expect(at([{ ...held(5, -1, 99), owed: 'card' }])).toMatchObject({ pool: 'tidewater/' });
  expect(at([held(5, -99, -1)])).toMatchObject({ pool: 'tidewater/' });
  // During the grace period, the school keeps the seats of the ended license.
  expect(at([held(5, -99, -1), { ...held(9, 0, 99), owed: 'card' }])).toMatchObject({
    pool: pier,
    caps: { students: 1_000 },
  });
});

test("[LIC-3] after a school's license ended or was paused, the school's records count, and personal trials do not", () => {
  const paused = { ...held(9, -60, 300), owed: 'purchase-order', trustedUntil: now - day } as const;
  const at = (grants: readonly SeatGrant[], mine: readonly Grant[] = [own('trial', -90, -60)]) =>
    capsAt(now, { levels: [{ organization: 'pier/', grants }], own: mine });
  expect(at([held(5, -400, -35)])).toMatchObject({
    pool: 'pier/',
    caps: { classrooms: null, students: 1_000 },
  });
  expect(at([paused])).toMatchObject({ pool: 'pier/', caps: { students: 1_800 } });
  expect(at([paused], [own('trial', -3, 27)])).toMatchObject({ source: 'trial', pool: null });
});

const grant = fc
  .tuple(
    fc.constantFrom(...grantKinds),
    fc.integer({ min: -800, max: 40 }),
    fc.integer({ max: 800 }),
    fc.nat(500),
  )
  .map(([kind, from, length, seats]) => held(seats + 1, from, from + Math.abs(length), kind));

test('[LIC-3] limits always exist, are never below those of a trial, and do not depend on the order of grants', () => {
  fc.assert(
    fc.property(
      fc.array(grant),
      fc.array(grant),
      fc.integer({ min: -900, max: 900 }),
      (grants, mine, days) => {
        const at = now + days * day;
        const levels = [{ organization: 'tidewater/', grants }];
        const rule = capsAt(at, { levels, own: mine });
        for (const thing of limitedResources)
          expect(rule.caps[thing] ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(trialCaps[thing]);
        const turned = [{ organization: 'tidewater/', grants: grants.toReversed() }];
        expect(capsAt(at, { levels: turned, own: mine.toReversed() })).toEqual(rule);
      },
    ),
  );
});

test('[LIC-3] additions within the limit never exceed it, and a user above it loses nothing', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.array(fc.nat(9), { maxLength: 30 }), (before, adds) => {
      let students = before;
      for (const more of adds) {
        const capacity = { caps: trialCaps, used: { classrooms: 0, students } };
        const isOver = before > trialCaps.students;
        const problem = capProblem(capacity, 'students', more);
        // Above the cap, every addition is refused. Adding zero is always allowed.
        const isRefused = more > 0 && (isOver || students + more > trialCaps.students);
        expect(problem).toEqual(isRefused ? { kind: 'license/students-full' } : null);
        if (problem === null) students += more;
        expect(roomFor('students', capacity)).toBeGreaterThanOrEqual(0);
      }
      expect(students).toBeLessThanOrEqual(Math.max(before, trialCaps.students));
      expect(students).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('[LIC-3] a limit is announced from four fifths on', () => {
  const near = (students: number) =>
    isNearCap('students', { caps: trialCaps, used: { classrooms: 0, students } });
  expect([31, 32, 40, 41].map(near)).toEqual([false, true, true, true]);
  expect(
    isNearCap('classrooms', {
      caps: { classrooms: null, students: 9 },
      used: { classrooms: 900, students: 0 },
    }),
  ).toBe(false);
});
