import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readsLicensed } from '#domain/identity/account/access-state.ts';
import { accessAt, type Grant, graceDays, trialFrom } from '#domain/organizations/grants/grant.ts';
import { day, startOfTests as now } from '../../../../builders/time.ts';

const paid = (from: number, to: number, kind: Grant['kind'] = 'school'): Grant => ({
  kind,
  startsAt: now + from * day,
  endsAt: now + to * day,
});
const trial = (from: number, to: number): Grant => paid(from, to, 'trial');

test('[LIC-1] a new account has 30 days of trial', () => {
  expect(accessAt(now, [trialFrom(now)])).toEqual({ state: 'trial_active', trialDaysLeft: 30 });
});

test.each([
  ['no grant', [], 'trial_expired', 0],
  ['a running trial', [trial(-1, 29)], 'trial_active', 29],
  ['a trial in its last moments', [trial(-29, 0.001)], 'trial_active', 1],
  ['a trial that ends now', [trial(-30, 0)], 'trial_expired', 0],
  ['a trial made by a clock that is ahead', [trial(1, 31)], 'trial_active', 30],
  ['a running license', [paid(-10, 31)], 'subscription_active', 0],
  ['a license with 30 days to go', [paid(-10, 30)], 'renewal_coming', 0],
  ['a license that ends now', [paid(-365, 0)], 'subscription_expired', 0],
  ['a license and a trial', [trial(-1, 29), paid(-10, 100)], 'subscription_active', 0],
  ['a license due for renewal that was renewed', [paid(-300, 20), paid(20, 385)], 'subscription_active', 0],
  ['an ended license and then a trial', [paid(-365, -10), trial(-1, 5)], 'trial_active', 5],
  [
    'an ended trial and then an ended license',
    [trial(-400, -370), paid(-370, -5)],
    'subscription_expired',
    0,
  ],
  ['an ended license and then an ended trial', [paid(-400, -370), trial(-60, -30)], 'trial_expired', 0],
  ['two trials', [trial(-29, 1), trial(-1, 13)], 'trial_active', 13],
  ['a gift', [paid(-1, 100, 'comp')], 'subscription_active', 0],
] as const)('[LIC-1] %s: %s', (_what, grants, state, trialDaysLeft) => {
  expect(accessAt(now, grants)).toEqual({ state, trialDaysLeft });
});

const grant: fc.Arbitrary<Grant> = fc
  .record({
    kind: fc.constantFrom<Grant['kind']>('trial', 'personal', 'school', 'district', 'comp'),
    from: fc.integer({ min: -800, max: 400 }),
    days: fc.integer({ min: 1, max: 800 }),
  })
  .map(({ kind, from, days }) => paid(from, from + days, kind));
const grants = fc.array(grant, { maxLength: 6 });

test('[LIC-1] the order of the grants does not matter', () => {
  fc.assert(
    fc.property(grants, (held) => {
      expect(accessAt(now, held.toReversed())).toEqual(accessAt(now, held));
    }),
  );
});

test('[LIC-1] licensed parts are readable while a grant covers now or the next license is ordered, and only a trial has days left', () => {
  fc.assert(
    fc.property(grants, (held) => {
      const access = accessAt(now, held);
      const covered = held.some(
        ({ kind, startsAt, endsAt }) => (startsAt <= now || kind === 'trial') && now < endsAt,
      );
      const licenses = held.filter(({ kind }) => kind !== 'trial');
      const isOver = ({ endsAt }: Grant): boolean => endsAt <= now && now < endsAt + graceDays * day;
      const inGrace = licenses.some(isOver) && licenses.some(({ endsAt }) => now < endsAt);
      expect(readsLicensed(access.state)).toBe(covered || inGrace);
      expect(access.trialDaysLeft > 0).toBe(access.state === 'trial_active');
    }),
  );
});

test('[LIC-1] another grant never removes access', () => {
  fc.assert(
    fc.property(grants, grant, (held, more) => {
      const before = readsLicensed(accessAt(now, held).state);
      expect(!before || readsLicensed(accessAt(now, [...held, more]).state)).toBe(true);
    }),
  );
});

test('[LIC-7] a purchase order covers until its day, and so do its seats', () => {
  const trust = { owed: 'purchase-order', trustedUntil: now + 37 * day } as const;
  const grant = { kind: 'school', startsAt: now, endsAt: now + 365 * day, ...trust } as const;
  expect(accessAt(now, [grant]).state).toBe('subscription_active');
  expect(accessAt(trust.trustedUntil - 1, [grant]).state).toBe('subscription_active');
  expect(accessAt(trust.trustedUntil, [grant]).state).toBe('subscription_expired');
});
