import { expect, test } from 'vitest';
import { type SeatGrant, seatsUnder } from '#domain/organizations/grants/held-grant.ts';
import { standingAt } from '#domain/billing/license/license.ts';
import { day, startOfTests as now } from '../../../../builders/time.ts';

const grant = (seats: number, from: number, to: number, owed?: SeatGrant['owed']): SeatGrant => ({
  kind: 'school',
  seats,
  startsAt: now + from * day,
  endsAt: now + to * day,
  ...(owed === undefined ? {} : { owed }),
});

test.each([
  ['no license', [], null],
  ['one', [grant(5, -9, 9)], 5],
  ['one and seats added to it', [grant(5, -9, 9), grant(2, -1, 9)], 7],
  ['one, and a renewal with fewer seats', [grant(5, -9, 9), grant(3, 9, 20)], 5],
  ['an ended one', [grant(4, -30, -20), grant(5, -20, 0), grant(1, -5, 0)], 6],
  ['an ended one, and an order', [grant(5, -20, 0), grant(9, 0, 365, 'purchase-order')], 5],
  ['an order alone', [grant(9, 0, 365, 'purchase-order')], null],
  ['one to come', [grant(9, 1, 365)], null],
] as const)('[LIC-8] seats under %s', (_what, grants, seats) => {
  expect(seatsUnder(now, grants)).toBe(seats);
});

test('[LIC-4] each grant has its state', () => {
  const grants = [
    grant(1, -9, 9),
    grant(1, 9, 20),
    grant(1, -30, -9),
    grant(1, 0, 365, 'purchase-order'),
    { ...grant(1, 0, 365, 'purchase-order'), trustedUntil: now - day },
    grant(1, -30, -3),
    grant(1, -30, -20, 'card'),
  ];
  expect(grants.map((each) => standingAt(now, each, grants))).toEqual([
    'current',
    'ahead',
    'ended',
    'unconfirmed',
    'waiting',
    'grace',
    'ended',
  ]);
});
