import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import type { Change } from '#domain/classrooms/change-sets/change.ts';
import { fieldKeyOf } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { formerFields, type FormerValue } from '#domain/rosters/plan/import-needs.ts';
import { changeSetTable, mergeTarget, rosterTable } from '../classrooms/roster-rows.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';

type Made = { readonly kind: ChangeSetKind; readonly at: number; readonly change: Change };

const valuesOfMerged = (tables: InMemoryTables): readonly Omit<FormerValue, 'id'>[] =>
  tables
    .of(rosterTable)
    .where(({ kind, fields }) => kind === 'student' && fields['mergedInto'] !== undefined)
    .flatMap(({ id, fields }) =>
      formerFields.flatMap((field) => {
        const value = fields[field];
        return value === undefined ? [] : [{ row: id, field, value }];
      }),
    );

function valuesBeforeEdits(tables: InMemoryTables): readonly Omit<FormerValue, 'id'>[] {
  const made = tables
    .of(changeSetTable)
    .all()
    .flatMap(({ kind, at, changes }) =>
      changes.flatMap((change): readonly Made[] =>
        change.kind === 'student' && change.outcome.of === 'done' ? [{ kind, at, change }] : [],
      ),
    );
  const isImportedAfter = ({ at, change }: Made): boolean =>
    made.some(
      (one) => one.kind === 'roster-imported' && one.at > at && fieldKeyOf(one.change) === fieldKeyOf(change),
    );
  const notEdits: readonly ChangeSetKind[] = ['roster-imported', 'year-rolled-over', 'undo'];
  return made.flatMap((one) => {
    const field = formerFields.find((each) => each === one.change.field);
    const { id: row, from: value } = one.change;
    if (field === undefined || value === null || notEdits.includes(one.kind) || isImportedAfter(one))
      return [];
    return [{ row, field, value }];
  });
}

/** Returns the values of students who were merged into others, and values that users replaced, unless an import has set the field since. */
export const formerValues = (tables: InMemoryTables): readonly FormerValue[] =>
  [...valuesOfMerged(tables), ...valuesBeforeEdits(tables)].map((one) => ({
    id: mergeTarget(tables, one.row),
    ...one,
  }));
