import { type FieldKey, fieldKeyOf } from './hold-back.ts';
import type { Change } from './change.ts';
import { keyOf, type Roster, type RosterKind, valueIn } from './roster.ts';

/**
 * Fields that users also edit without a change set, on classroom pages: term and teachers. An edit is detected if the value differs from
 * the last change set's.
 */
const writtenElsewhere = { classroom: 'term', teaching: 'state' } as const satisfies Partial<
  Record<RosterKind, string>
>;

export const isWrittenElsewhere = ({ kind, field }: Pick<Change, 'field' | 'kind'>): boolean =>
  (kind === 'classroom' || kind === 'teaching') && writtenElsewhere[kind] === field;

export type ToldLast = Pick<Change, 'field' | 'id' | 'kind' | 'to'>;

/** Returns the fields of `writtenElsewhere` whose value differs from `told`. These are user edits, which outrank a sync (R11, R12). */
export function editedElsewhere(held: Roster, told: readonly ToldLast[]): ReadonlySet<FieldKey> {
  const last = new Map(told.map((one) => [fieldKeyOf(one), one] as const));
  const rows = new Map([
    ...told.map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }] as const),
    ...[...held.values()].map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }] as const),
  ]);
  const edited = new Set<FieldKey>();
  for (const [key, { kind, id }] of rows) {
    if (kind !== 'classroom' && kind !== 'teaching') continue;
    const field = writtenElsewhere[kind];
    const name = fieldKeyOf({ kind, id, field });
    if (valueIn(held, key, field) !== (last.get(name)?.to ?? null)) edited.add(name);
  }
  return edited;
}
