import type { Change } from './change.ts';
import { type Roster, type RosterRow, rosterKinds, type RowKey, valueIn } from './roster.ts';

const rank = ({ kind }: RosterRow): number => rosterKinds.indexOf(kind);

function changesOf(row: RosterRow, key: RowKey, current: Roster, wanted: Roster): readonly Change[] {
  const fields = new Set([current, wanted].flatMap((roster) => Object.keys(roster.get(key)?.fields ?? {})));
  return [...fields].toSorted().flatMap((field) => {
    const from = valueIn(current, key, field);
    const to = valueIn(wanted, key, field);
    return from === to ? [] : [{ kind: row.kind, id: row.id, field, from, to }];
  });
}

/**
 * Returns the changes from the current to the wanted roster: first added and edited rows, with each referenced row before the rows that reference it, then
 * removed rows in reverse order. Empty if the rosters are equal. Rows missing in `wanted` are removed, so the caller must include archived and unaffected rows
 * (R13).
 */
export function planChanges(current: Roster, wanted: Roster): readonly Change[] {
  const staying = [...wanted].toSorted(([, one], [, other]) => rank(one) - rank(other));
  const going = [...current]
    .filter(([key]) => !wanted.has(key))
    .toSorted(([, one], [, other]) => rank(other) - rank(one));
  return [...staying, ...going].flatMap(([key, row]) => changesOf(row, key, current, wanted));
}
