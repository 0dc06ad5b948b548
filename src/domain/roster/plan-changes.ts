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
 * The changes that make the roster that is wanted of the current one: those of rows that come or stay first, named rows
 * before those that name them; then rows that go, the other way around. Nothing where both are alike. What shall only be
 * archived, or is not spoken of, stands in `wanted` as it shall be: a row that is missing there goes (R13 is the caller's).
 */
export function planChanges(current: Roster, wanted: Roster): readonly Change[] {
  const staying = [...wanted].toSorted(([, one], [, other]) => rank(one) - rank(other));
  const going = [...current]
    .filter(([key]) => !wanted.has(key))
    .toSorted(([, one], [, other]) => rank(other) - rank(one));
  return [...staying, ...going].flatMap(([key, row]) => changesOf(row, key, current, wanted));
}
