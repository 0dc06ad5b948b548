import type { AppliedChange } from './change.ts';
import type { RosterKind } from './roster.ts';

/** A row that an undo left unchanged, at least in part, with the reason. */
export type RowNotUndone = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly why: 'edited-since' | 'in-use' | 'names-missing-row' | 'row-missing';
};

/** A row that was not undone, with its name; null if the row was removed. */
export type NamedRowNotUndone = RowNotUndone & { readonly name: string | null };

/** The result of an undo: the number of reversed rows, and two lists of rows that were not reversed, with reasons (R14). */
export type UndoReport<Row extends RowNotUndone = NamedRowNotUndone> = {
  readonly reversed: number;
  /** Number of rows in the lists that were reversed in part. */
  readonly partly: number;
  readonly kept: readonly Row[];
  readonly impossible: readonly Row[];
};

const reasonOf = ({ outcome }: AppliedChange): RowNotUndone['why'] =>
  outcome.of === 'impossible' ? outcome.why : 'edited-since';

/** Summarizes the changes of an undo by row. A row counts as reversed if each of its changes was. */
export function undoReport(undone: readonly AppliedChange[]): UndoReport<RowNotUndone> {
  const left = new Map<string, RowNotUndone>();
  const rows = new Set<string>();
  const reversed = new Set<string>();
  for (const change of undone) {
    const { kind, id, outcome } = change;
    const key = `${kind}/${id}`;
    rows.add(key);
    if (outcome.of === 'done') reversed.add(key);
    else left.set(key, { kind, id, why: reasonOf(change) });
  }
  const those = [...left.values()];
  return {
    reversed: rows.size - left.size,
    partly: [...left.keys()].filter((key) => reversed.has(key)).length,
    kept: those.filter(({ why }) => why === 'edited-since'),
    impossible: those.filter(({ why }) => why !== 'edited-since'),
  };
}
