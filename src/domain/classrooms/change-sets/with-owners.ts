import { byRow, type Change } from './change.ts';
import { keyOf, type Roster, type RosterRow, type RowKey, teachingId } from './roster.ts';

/**
 * Adds the owners of new classrooms to a roster. The owner is the author of the changes. A class that continues a class of the previous year is skipped,
 * because it gets the teachers of that class. A change that would make the owner a co-teacher has no effect.
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

export const teachersIn = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap(({ kind, field, to }) =>
    kind === 'teaching' && field === 'teacher' && to !== null ? [to] : [],
  );
