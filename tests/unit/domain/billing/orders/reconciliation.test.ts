import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import {
  type BookedMovement,
  type Difference,
  differencesBetween,
  type ListedMovement,
  periodToReconcile,
  type ReconciliationReport,
  reconciliationStandingOf,
} from '#domain/billing/orders/reconciliation.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const period = { from: startOfTests, to: startOfTests + 30 * day };
const listed = (overrides: Partial<ListedMovement> = {}): ListedMovement => ({
  kind: 'paid',
  id: 'pi_1',
  at: startOfTests + day,
  amount: usd(108_000),
  payment: 'pi_1',
  ...overrides,
});
const booked = (overrides: Partial<BookedMovement> = {}): BookedMovement => ({
  kind: 'paid',
  id: 'pi_1',
  at: startOfTests + day,
  amount: usd(108_000),
  order: 'order-1',
  ...overrides,
});

test('[LIC-10] a missing entry or another amount is a difference, and equal entries are not', () => {
  expect(differencesBetween([listed()], [booked()], period)).toEqual([]);
  expect(differencesBetween([listed()], [], period)).toMatchObject([
    { kind: 'not-in-books', movement: 'paid', id: 'pi_1', theirs: usd(108_000), ours: null, order: null },
  ]);
  expect(differencesBetween([], [booked()], period)).toMatchObject([
    { kind: 'not-at-provider', theirs: null, ours: usd(108_000), order: 'order-1' },
  ]);
  expect(differencesBetween([listed({ amount: usd(1) })], [booked()], period)).toMatchObject([
    { kind: 'other-amount', theirs: usd(1), ours: usd(108_000), order: 'order-1' },
  ]);
  // A refund does not match a payment, even if they have the same id.
  expect(differencesBetween([listed({ kind: 'refunded' })], [booked()], period)).toHaveLength(2);
});

test('[LIC-10] the provider must have our entries of the period, and a dispute can be from an earlier month', () => {
  const earlier = booked({ kind: 'refunded', id: 'du_1', at: period.from - 1 });
  expect(differencesBetween([], [earlier], period)).toEqual([]);
  expect(differencesBetween([], [booked({ at: period.to })], period)).toEqual([]);
  const dispute = listed({ kind: 'refunded', id: 'du_1', at: period.from - 1 });
  expect(differencesBetween([dispute], [earlier], period)).toEqual([]);
});

test('[LIC-10] for any movements in any order, each difference is listed once', () => {
  const movements = fc.uniqueArray(fc.tuple(fc.nat(20), fc.nat(3), fc.nat(3)), {
    selector: ([id]) => id,
  });
  fc.assert(
    fc.property(movements, fc.infiniteStream(fc.nat()), (all, numbers) => {
      const theirs = all.flatMap(([id, own]) =>
        own === 0 ? [] : [listed({ id: `pi_${id}`, amount: usd(own) })],
      );
      const ours = all.flatMap(([id, , own]) =>
        own === 0 ? [] : [booked({ id: `pi_${id}`, amount: usd(own) })],
      );
      const told = differencesBetween(theirs, ours, period);
      const different = all.filter(([, one, other]) => one !== other);
      expect(told.map(({ id }) => id).toSorted()).toEqual(different.map(([id]) => `pi_${id}`).toSorted());
      const order = (): number => ((numbers.next().value ?? 0) % 2) * 2 - 1;
      expect(differencesBetween(theirs.toSorted(order), ours.toSorted(order), period)).toEqual(told);
    }),
  );
});

test('[LIC-10] the first comparison covers a year, and a later one starts 30 days before the last, so that no night is skipped', () => {
  const now = startOfTests + 400 * day;
  expect(periodToReconcile(null, now)).toEqual({ from: now - 365 * day, to: now });
  const last = { from: 0, to: now - 50 * day };
  expect(periodToReconcile(last, now)).toEqual({ from: now - 80 * day, to: now });
});

test('[LIC-10] staff see each movement once, and those that need no more attention', () => {
  const difference: Difference = {
    kind: 'not-in-books',
    movement: 'paid',
    id: 'pi_1',
    at: startOfTests,
    theirs: usd(1),
    ours: null,
    order: null,
    isSettled: false,
  };
  const report = (id: string, differences: readonly Difference[]): ReconciliationReport => ({
    ...period,
    id,
    compared: 3,
    differences,
  });
  expect(reconciliationStandingOf([])).toEqual({ last: null, differences: [] });
  const open = report('2', [difference]);
  expect(reconciliationStandingOf([open, report('1', [difference])])).toEqual({
    last: { ...period, compared: 3 },
    differences: [{ ...difference, isOpen: true }],
  });
  const gone = reconciliationStandingOf([report('3', []), open]);
  expect(gone.differences).toEqual([{ ...difference, isOpen: false }]);
  const settled = { ...difference, isSettled: true };
  expect(reconciliationStandingOf([report('3', [settled])]).differences).toEqual([
    { ...settled, isOpen: false },
  ]);
});
