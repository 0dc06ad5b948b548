import { byRow, type Change } from '../../classrooms/change-sets/change.ts';
import { fieldKeyOf } from '../../classrooms/change-sets/separate-overwriting.ts';
import {
  classroomOfTeaching,
  keyOf,
  type Roster,
  type RowKey,
  valueIn,
} from '../../classrooms/change-sets/roster.ts';
import type { HeldRooms, ImportChoices } from './import-needs.ts';

/**
 * Returns the classrooms that an import may match but not change (R17): those of other sources. If the import has a provider, this includes the classrooms that
 * a user released from their source, unless user edits are overwritten.
 */
export function otherSourceRooms(
  { roster, edited }: Pick<HeldRooms, 'edited' | 'roster'>,
  { provider, overwriteEdits }: Pick<ImportChoices, 'overwriteEdits' | 'provider'>,
): ReadonlySet<string> {
  const foreign = new Set<string>();
  for (const { kind, id, fields } of roster.values()) {
    if (kind !== 'classroom') continue;
    const { source } = fields;
    const released = source === undefined && edited.has(fieldKeyOf({ kind, id, field: 'source' }));
    const isFree =
      source === undefined ? !released || overwriteEdits || provider === null : source === provider;
    if (!isFree) foreign.add(id);
  }
  return foreign;
}

/**
 * Separates planned changes of foreign classrooms. These classrooms and their enrollments and teachings do not change. A student who would be only in foreign
 * classrooms is not added.
 */
export function partForeign(
  changes: readonly Change[],
  wanted: Roster,
  foreign: ReadonlySet<string>,
): { readonly own: readonly Change[]; readonly foreign: readonly Change[] } {
  if (foreign.size === 0) return { own: changes, foreign: [] };
  const roomOf = (key: RowKey): string => valueIn(wanted, key, 'classroom') ?? '';
  const isForeignRow = ({ kind, id }: Pick<Change, 'id' | 'kind'>): boolean => {
    if (kind === 'classroom') return foreign.has(id);
    if (kind === 'teaching') return foreign.has(classroomOfTeaching(id));
    return kind === 'enrollment' && foreign.has(roomOf(keyOf({ kind, id })));
  };
  const outside = new Map<string, boolean>();
  for (const { kind, id, fields } of wanted.values()) {
    if (kind !== 'enrollment') continue;
    const { student = '' } = fields;
    outside.set(student, (outside.get(student) ?? true) && isForeignRow({ kind, id }));
  }
  const notOurs = new Set(
    byRow(changes).flatMap((row) => {
      const staysOut = row.kind === 'student' && row.act === 'add' && outside.get(row.id) === true;
      return isForeignRow(row) || staysOut ? row.changes : [];
    }),
  );
  return {
    own: changes.filter((change) => !notOurs.has(change)),
    foreign: changes.filter((change) => notOurs.has(change)),
  };
}
