import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessStates, readsLicensed } from '#domain/identity/account/access-state.ts';
import { coverageAt } from '#domain/organizations/grants/coverage.ts';
import { accessAt, type Grant, grantKinds } from '#domain/organizations/grants/grant.ts';
import { day, startOfTests as now } from '../../../../builders/time.ts';

const grant = (kind: Grant['kind'], from: number, to: number, owed?: Grant['owed']): Grant => ({
  kind,
  startsAt: now + from * day,
  endsAt: now + to * day,
  ...(owed === undefined ? {} : { owed }),
});
const order = (from: number, to: number): Grant => grant('school', from, to, 'purchase-order');
const trusted = (from: number, to: number): Grant => ({
  ...order(from, to),
  trustedUntil: now + (from + 36) * day,
});

test.each([
  ['nothing', [], { reason: 'none', at: null, until: null }],
  ['a trial', [grant('trial', -1, 29)], { reason: 'trial', at: 0, until: 29 }],
  [
    'a district’s and a school’s',
    [grant('school', -9, 200), grant('district', -9, 90)],
    { reason: 'covered', at: 1, until: 200 },
  ],
  [
    'a school’s and one’s own',
    [grant('personal', -9, 90), grant('school', -9, 90)],
    { reason: 'covered', at: 1, until: 90 },
  ],
  [
    'one’s own and a gift',
    [grant('comp', -9, 90), grant('personal', -9, 40)],
    { reason: 'covered', at: 1, until: 90 },
  ],
  [
    'a gift and a trial',
    [grant('trial', -1, 29), grant('comp', -9, 12)],
    { reason: 'covered', at: 1, until: 12 },
  ],
  [
    'two of one kind',
    [grant('school', -9, 90), grant('school', -9, 120)],
    { reason: 'covered', at: 1, until: 120 },
  ],
  [
    'one with a successor',
    [grant('school', -300, 20), grant('school', 20, 385)],
    { reason: 'covered', at: 0, until: 385 },
  ],
  [
    'one with a gap after it',
    [grant('school', -300, 20), grant('school', 21, 385)],
    { reason: 'covered', at: 0, until: 20 },
  ],
  [
    'an order after the end',
    [grant('school', -365, -1), order(-1, 364)],
    { reason: 'grace', at: 0, until: 6 },
  ],
  [
    'an order long after the end',
    [grant('school', -365, -8), order(-8, 357)],
    { reason: 'ended', at: 0, until: -8 },
  ],
  [
    'a license that is bought and begins soon',
    [grant('school', -365, -1), grant('school', 3, 368)],
    { reason: 'grace', at: 0, until: 6 },
  ],
  ['an order that was not paid in time', [trusted(-37, 328)], { reason: 'paused', at: 0, until: -1 }],
  [
    'an order that was not paid in time, after a trial',
    [grant('trial', -67, -37), trusted(-37, 328)],
    { reason: 'paused', at: 1, until: -1 },
  ],
  [
    'a trial after a license was paused',
    [trusted(-37, 328), grant('trial', -67, 9)],
    { reason: 'trial', at: 1, until: 9 },
  ],
  [
    'a paused license, and a trial that ended later',
    [trusted(-90, 275), grant('trial', -32, -2)],
    { reason: 'paused', at: 0, until: -54 },
  ],
  [
    'an order that was never paid, after its term',
    [trusted(-400, -35)],
    { reason: 'ended', at: 0, until: -364 },
  ],
  ['an order, and nothing before', [order(-1, 364)], { reason: 'none', at: null, until: null }],
  ['an order in a trial', [grant('trial', -1, 29), order(0, 365)], { reason: 'trial', at: 0, until: 29 }],
  [
    'a trial of no length that is to come',
    [grant('trial', 10, 10)],
    { reason: 'none', at: null, until: null },
  ],
  ['a refund', [grant('school', -300, 0), grant('trial', -340, -310)], { reason: 'ended', at: 0, until: 0 }],
] as const)('[LIC-4] the covering grant: %s', (_what, grants, { reason, at, until }) => {
  const found = coverageAt(now, grants);
  expect(found).toMatchObject({ reason, grant: at === null ? null : grants[at] });
  expect(found.until).toBe(until === null ? null : now + until * day);
});

test.each([
  ['a purchase order is on its way', 'purchase-order'],
  ['a card was declined', 'card'],
] as const)('[LIC-1] seven days of grace if %s', (_what, owed) => {
  const grants = [grant('school', -365, 0), grant('school', 0, 365, owed)];
  const stateAt = (days: number) => accessAt(now + days * day, grants).state;
  expect(stateAt(0)).toBe('renewal_coming');
  expect(stateAt(6.999)).toBe('renewal_coming');
  expect(stateAt(7)).toBe('subscription_expired');
  const { owed: _paid, ...settled } = grants[1] ?? grant('school', 0, 0);
  expect(accessAt(now + 7 * day, [...grants.slice(0, 1), settled]).state).toBe('subscription_active');
});

test('[LIC-1] a license that is not paid in time is expired, not an ended trial', () => {
  const grants = [grant('trial', -67, -37), trusted(-37, 328)];
  expect(accessAt(now - 2 * day, grants).state).toBe('subscription_active');
  expect(accessAt(now, grants).state).toBe('subscription_expired');
});

test('[LIC-1] a license that starts after a gap does not hide that the current one is due for renewal', () => {
  const grants = [grant('school', -300, 20), grant('school', 60, 425)];
  expect(accessAt(now, grants).state).toBe('renewal_coming');
  expect(accessAt(now + 30 * day, grants).state).toBe('subscription_expired');
});

const grantOf: fc.Arbitrary<Grant> = fc
  .record({
    kind: fc.constantFrom(...grantKinds),
    from: fc.integer({ min: -40, max: 40 }),
    days: fc.integer({ min: 0, max: 60 }),
    owed: fc.constantFrom(undefined, undefined, 'purchase-order' as const, 'card' as const),
  })
  .map(({ kind, from, days, owed }) => grant(kind, from, from + days, kind === 'trial' ? undefined : owed));
const history = fc.array(grantOf, { maxLength: 7 });
const time = fc.integer({ min: -60 * 24, max: 120 * 24 }).map((hours) => now + (hours * day) / 24);

test('[LIC-1] every history has one state at each time, and a grant if there was ever a payment or a trial', () => {
  fc.assert(
    fc.property(history, time, (grants, at) => {
      const { state, trialDaysLeft, reason, grant: from, until } = coverageAt(at, grants);
      expect(accessStates).toContain(state);
      expect({ state, trialDaysLeft }).toEqual(accessAt(at, grants));
      expect(readsLicensed(state)).toBe(reason === 'covered' || reason === 'grace' || reason === 'trial');
      expect(from === null).toBe(reason === 'none');
      expect(until !== null && until > at).toBe(readsLicensed(state));
      expect(trialDaysLeft > 0).toBe(state === 'trial_active');
    }),
  );
});

test('[LIC-1] the result does not depend on the order of the grants', () => {
  const [longer, shorter]: [Grant, Grant] = [grant('district', -60, 0), grant('district', -55, 0)];
  const twins: [[Grant, Grant], [Grant, Grant]] = [
    [longer, shorter],
    [shorter, longer],
  ];
  const shuffled = history.chain((grants) =>
    fc.tuple(fc.constant(grants), fc.shuffledSubarray(grants, { minLength: grants.length })),
  );
  fc.assert(
    fc.property(shuffled, time, ([grants, others], at) => {
      expect(coverageAt(at, others)).toEqual(coverageAt(at, grants));
    }),
    {
      // Two grants that ended at the same time (regression).
      examples: [[twins, twins[0][0].endsAt]],
    },
  );
});

test('[LIC-1] coverage is never shorter than paid for, and longer by at most the days of grace', () => {
  fc.assert(
    fc.property(history, time, (grants, at) => {
      const within = (extra: number): boolean =>
        grants.some(
          ({ kind, startsAt, endsAt, owed }) =>
            owed === undefined &&
            (startsAt <= at || (kind === 'trial' && startsAt < endsAt)) &&
            at < endsAt + extra,
        );
      const reads = readsLicensed(accessAt(at, grants).state);
      expect(reads || !within(0)).toBe(true);
      expect(reads && !within(7 * day)).toBe(false);
    }),
  );
});

test('[LIC-1] another grant or a payment never removes access', () => {
  fc.assert(
    fc.property(history, grantOf, time, (grants, more, at) => {
      const reads = (held: readonly Grant[]) => readsLicensed(accessAt(at, held).state);
      expect(!reads(grants) || reads([...grants, more])).toBe(true);
      const { owed: _owed, ...paid } = more;
      expect(!reads([...grants, more]) || reads([...grants, paid])).toBe(true);
    }),
  );
});

test('[LIC-1] a license covers every hour until the end that it reports', () => {
  fc.assert(
    fc.property(
      history,
      time,
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (grants, at, part) => {
        const { reason, until } = coverageAt(at, grants);
        fc.pre(reason === 'covered');
        const end = until ?? Number.NaN;
        expect(coverageAt(at + Math.floor(part * (end - at)), grants)).toMatchObject({
          reason: 'covered',
          until,
        });
      },
    ),
  );
});
