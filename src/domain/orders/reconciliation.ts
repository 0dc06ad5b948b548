import type { Money } from '../billing/money.ts';
import type { Movement } from './settle-order.ts';

/** Money that came from a card, or went back to it. */
type CardMovementKind = 'paid' | 'refunded';

/** A payment or a refund as the payment provider lists it. A dispute that was lost is a refund. */
export type ListedMovement = Movement & {
  readonly kind: CardMovementKind;
  /** The provider’s id of the payment that it belongs to. */
  readonly payment: string;
};

/** The same as it stands in our books, by the id that the provider gave it. */
export type BookedMovement = Movement & { readonly kind: CardMovementKind; readonly order: string };

/** From when to when movements are compared (epoch milliseconds); `to` is exclusive. */
export type ReconciledPeriod = { readonly from: number; readonly to: number };

/** In which way the provider and our books differ. */
export const differenceKinds = ['not-in-books', 'not-at-provider', 'other-amount'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A movement on which the payment provider and our books do not agree. */
export type Difference = {
  readonly kind: DifferenceKind;
  readonly movement: CardMovementKind;
  /** The provider’s id of the movement. */
  readonly id: string;
  readonly at: number;
  /** Null where the provider has no such movement. */
  readonly theirs: Money | null;
  /** Null where it was not in our books. */
  readonly ours: Money | null;
  /** The order that it is booked for; null where none is known. */
  readonly order: string | null;
  /** Whether the comparison itself brought it into the books: a notice was lost, and nobody has to act. */
  readonly isSettled: boolean;
};

/** What one comparison came to (LIC-10). */
export type ReconciliationReport = ReconciledPeriod & {
  readonly id: string;
  /** How many movements of the provider were looked at. */
  readonly compared: number;
  readonly differences: readonly Difference[];
};

/** How the books stand with the payment provider, by the comparisons of late. */
export type ReconciliationStanding = {
  /** The last comparison; null before the first one. */
  readonly last: (ReconciledPeriod & { readonly compared: number }) | null;
  /** Each movement once, as the last comparison that had it says; the newest first. */
  readonly differences: readonly (Difference & {
    /** Whether somebody has to look at it: the last comparison still has it, and could not settle it. */
    readonly isOpen: boolean;
  })[];
};

const dayMs = 86_400_000;
/** Payments of the last 30 days are looked at again: a debit arrives, and a refund fails, days after it was made. */
const lookBackDays = 30;
/** The first comparison looks at a year. */
const firstLookBackDays = 365;

/** Which movements are compared now: those of the last days, and all since the last comparison, so that nights without one leave no gap. */
export const periodToReconcile = (last: ReconciledPeriod | null, now: number): ReconciledPeriod => ({
  from: last === null ? now - firstLookBackDays * dayMs : Math.min(last.to, now) - lookBackDays * dayMs,
  to: now,
});

const newestFirst = (one: Difference, other: Difference): number =>
  other.at - one.at || (one.id < other.id ? -1 : 1);

/**
 * Where the provider and our books differ: pure, and the same in any order of either. `theirs` holds every movement of the period, and may
 * hold older ones; of ours only those of the period must be known to the provider.
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

/** What staff are shown of the comparisons of late, the newest of them first. */
export function standingOf(reports: readonly ReconciliationReport[]): ReconciliationStanding {
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
