import type { Money } from '../prices/money.ts';
import type { Movement } from './settle-order.ts';

type CardMovementKind = 'paid' | 'refunded';

/** A payment or refund, as listed by the payment provider. A lost dispute is a refund. */
export type ListedMovement = Movement & {
  readonly kind: CardMovementKind;
  readonly payment: string;
};

export type BookedMovement = Movement & { readonly kind: CardMovementKind; readonly order: string };

/** The compared period (epoch milliseconds); `to` is exclusive. */
export type ReconciledPeriod = { readonly from: number; readonly to: number };

export const differenceKinds = ['not-in-books', 'not-at-provider', 'other-amount'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Difference = {
  readonly kind: DifferenceKind;
  readonly movement: CardMovementKind;
  readonly id: string;
  readonly at: number;
  /** Null if the provider has no such movement. */
  readonly theirs: Money | null;
  /** Null if our ledger had none. */
  readonly ours: Money | null;
  /** The booked order; null if unknown. */
  readonly order: string | null;
  /** Whether the comparison booked the movement because a webhook was lost. No action by staff is needed. */
  readonly isSettled: boolean;
};

/** The result of a comparison (LIC-10). */
export type ReconciliationReport = ReconciledPeriod & {
  readonly id: string;
  readonly compared: number;
  readonly differences: readonly Difference[];
};

export type ReconciliationStanding = {
  /** The last comparison; null before the first one. */
  readonly last: (ReconciledPeriod & { readonly compared: number }) | null;
  /** The differences, newest first. Each movement occurs once, with its latest comparison. */
  readonly differences: readonly (Difference & {
    /** Whether staff must act: the last comparison found the difference and could not settle it. */
    readonly isOpen: boolean;
  })[];
};

const dayMs = 86_400_000;
/** Payments of the last 30 days are compared again, because debits arrive and refunds fail days later. */
const lookBackDays = 30;
const firstLookBackDays = 365;

/** Returns the period to compare now: the recent days and the time since the last comparison, so that no period is skipped if the job did not run. */
export const periodToReconcile = (last: ReconciledPeriod | null, now: number): ReconciledPeriod => ({
  from: last === null ? now - firstLookBackDays * dayMs : Math.min(last.to, now) - lookBackDays * dayMs,
  to: now,
});

const newestFirst = (one: Difference, other: Difference): number =>
  other.at - one.at || (one.id < other.id ? -1 : 1);

/**
 * Returns the differences between the provider and our ledger. Pure. The order of the movements does not matter. `theirs` contains all movements of the period,
 * and may contain older ones. Only our movements within the period must exist at the provider.
 */
export function differencesBetween(
  theirs: readonly ListedMovement[],
  ours: readonly BookedMovement[],
  { from, to }: ReconciledPeriod,
): readonly Difference[] {
  const keyOf = ({ kind, id }: Pick<ListedMovement, 'kind' | 'id'>): string => `${kind}/${id}`;
  const booked = new Map(ours.map((movement) => [keyOf(movement), movement]));
  const listed = new Set(theirs.map(keyOf));
  const found = theirs.flatMap((movement): readonly Difference[] => {
    const { kind, id, at, amount } = movement;
    const own = booked.get(keyOf(movement)) ?? null;
    if (own !== null && own.amount.cents === amount.cents) return [];
    const which = own === null ? 'not-in-books' : 'other-amount';
    const sides = { theirs: amount, ours: own?.amount ?? null, order: own?.order ?? null };
    return [{ kind: which, movement: kind, id, at, ...sides, isSettled: false }];
  });
  const unknown = ours.flatMap((movement): readonly Difference[] => {
    const { kind, id, at, amount, order } = movement;
    if (at < from || at >= to || listed.has(keyOf(movement))) return [];
    const sides = { theirs: null, ours: amount, order };
    return [{ kind: 'not-at-provider', movement: kind, id, at, ...sides, isSettled: false }];
  });
  return [...found, ...unknown].toSorted(newestFirst);
}

/** Returns recent comparisons for staff; reports are newest first. */
export function reconciliationStandingOf(reports: readonly ReconciliationReport[]): ReconciliationStanding {
  const [latest] = reports;
  if (latest === undefined) return { last: null, differences: [] };
  const seen = new Map<string, ReconciliationStanding['differences'][number]>();
  for (const { id, differences } of reports)
    for (const difference of differences) {
      const key = `${difference.movement}/${difference.id}`;
      const isOpen = id === latest.id && !difference.isSettled;
      if (!seen.has(key)) seen.set(key, { ...difference, isOpen });
    }
  const { from, to, compared } = latest;
  return { last: { from, to, compared }, differences: [...seen.values()].toSorted(newestFirst) };
}
