import { byRow, type Change } from './change.ts';
import { keyOf, type Roster, type RosterRow, type RowKey, teachingId } from './roster.ts';

/**
 * A roster with who will own the classrooms that come with these changes: whoever makes them, but where a class goes on from another one,
 * whose teachers it has. A change that would make them a co-teacher there finds that they teach it already.
 */
export function withOwners(roster: Roster, changes: readonly Change[], by: string | null): Roster {
  if (by === null || !changes.some(({ kind }) => kind === 'teaching')) return roster;
  const rows = new Map<RowKey, RosterRow>(roster);
  for (const { kind, id, act, changes: values } of byRow(changes)) {
    if (kind !== 'classroom' || act !== 'add' || values.some(({ field }) => field === 'follows')) continue;
    const fields = { state: 'active', classroom: id, teacher: by, role: 'owner' };
    const row = { kind: 'teaching', id: teachingId(id, by), fields } as const;
    rows.set(keyOf(row), row);
  }
  return rows;
}

/** The accounts that changes make teachers of a classroom. */
export const teachersIn = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap(({ kind, field, to }) =>
    kind === 'teaching' && field === 'teacher' && to !== null ? [to] : [],
  );
