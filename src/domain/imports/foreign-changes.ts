import { byRow, type Change } from '../roster/change.ts';
import { fieldKeyOf } from '../roster/hold-back.ts';
import { classroomOfTeaching, keyOf, type Roster, type RowKey, valueIn } from '../roster/roster.ts';
import type { HeldRooms, ImportChoices } from './import-needs.ts';

/**
 * The classrooms that an import may only match (R17): those of another source, and, for a provider, those that somebody took from their
 * source to manage them by hand, unless what people edited is to be overwritten.
 */
export function foreignRooms(
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
 * Parts planned changes by whose they are: of a foreign classroom nothing is changed, nobody comes to it or leaves it, and who would be
 * in no other one does not come at all.
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
  // Who comes, by whether all places that they come to are foreign.
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
