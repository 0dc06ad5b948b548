import {
  chosenInMerge,
  type FieldKey,
  fieldKeyOf,
} from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { keyOf } from '#domain/classrooms/change-sets/roster.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import { changeSetTable, rosterTable } from './roster-rows.ts';

/** Returns the fields that users changed after the last import that set them, and the fields that they chose in merges. */
export function editedFields(tables: InMemoryTables): ReadonlySet<FieldKey> {
  const edited = new Set<FieldKey>();
  for (const set of tables
    .of(changeSetTable)
    .all()
    .toSorted((one, other) => one.at - other.at)) {
    for (const change of set.changes.filter(({ outcome }) => outcome.of === 'done')) {
      if (set.kind === 'roster-imported') edited.delete(fieldKeyOf(change));
      else if (set.kind !== 'year-rolled-over' && !(set.kind === 'undo' && change.field === 'source'))
        edited.add(fieldKeyOf(change));
      if (
        change.field === 'mergedInto' &&
        change.to !== null &&
        tables.of(rosterTable).get(keyOf(change))?.fields['mergedInto'] === change.to
      )
        for (const field of chosenInMerge) edited.add(fieldKeyOf({ kind: 'student', id: change.to, field }));
    }
  }
  return edited;
}
