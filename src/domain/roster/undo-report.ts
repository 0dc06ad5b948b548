import type { AppliedChange } from './change.ts';
import type { RosterKind } from './roster.ts';

/** What an undo did not do to one row, and why. */
export type LeftRow = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly why: 'edited-since' | 'in-use' | 'names-missing-row' | 'row-missing';
};

/** The same, with the name of the row; null if the row was removed. */
export type NamedLeftRow = LeftRow & { readonly name: string | null };

/** What came of an undo, in rows: how many were taken back, and the two lists of those that were not, each with its reason (R14). */
export type UndoReport<Row extends LeftRow = NamedLeftRow> = {
  /** Rows of which everything was taken back. */
  readonly reversed: number;
  /** Rows in one of the lists of which something else was taken back all the same. */
  readonly partly: number;
  readonly kept: readonly Row[];
  readonly impossible: readonly Row[];
};

const whyOf = ({ outcome }: AppliedChange): LeftRow['why'] =>
  outcome.of === 'impossible' ? outcome.why : 'edited-since';

/** Sums up the changes of an undo by row: a row counts as taken back if each of its changes was. */
export function undoReport(undone: readonly AppliedChange[]): UndoReport<LeftRow> {
  const left = new Map<string, LeftRow>();
  const rows = new Set<string>();
  const reversed = new Set<string>();
  for (const change of undone) {
    const { kind, id, outcome } = change;
    const key = `${kind}/${id}`;
    rows.add(key);
    if (outcome.of === 'done') reversed.add(key);
    else left.set(key, { kind, id, why: whyOf(change) });
  }
  const those = [...left.values()];
  return {
    reversed: rows.size - left.size,
    partly: [...left.keys()].filter((key) => reversed.has(key)).length,
    kept: those.filter(({ why }) => why === 'edited-since'),
    impossible: those.filter(({ why }) => why !== 'edited-since'),
  };
}
