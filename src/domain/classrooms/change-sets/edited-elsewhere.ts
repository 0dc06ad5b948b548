import { type FieldKey, fieldKeyOf } from './separate-overwriting.ts';
import type { Change } from './change.ts';
import { keyOf, type Roster, type RosterKind, valueIn } from './roster.ts';

/**
 * Fields that users also edit on classroom pages, without a change set: term, archiving and teachers. Each maps to its value in a row that no change set has
 * written. A field counts as edited if its value differs from the one that the last change set wrote.
 */
const writtenElsewhere: Partial<Record<RosterKind, Readonly<Record<string, string | null>>>> = {
  classroom: { term: null, state: 'active' },
  teaching: { state: null },
};

export const isWrittenElsewhere = ({ kind, field }: Pick<Change, 'field' | 'kind'>): boolean =>
  writtenElsewhere[kind]?.[field] !== undefined;

export type LastSetValue = Pick<Change, 'field' | 'id' | 'kind' | 'to'>;

/**
 * Returns the fields of `writtenElsewhere` that users edited: their value differs from the last one written by a change set (`lastValues`). These edits take
 * precedence over a sync (R11, R12).
 */
export function editedElsewhere(held: Roster, lastValues: readonly LastSetValue[]): ReadonlySet<FieldKey> {
  const last = new Map(lastValues.map((one) => [fieldKeyOf(one), one] as const));
  const rows = new Map([
    ...lastValues.map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }] as const),
    ...[...held.values()].map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }] as const),
  ]);
  const edited = new Set<FieldKey>();
  for (const [key, { kind, id }] of rows) {
    for (const [field, unwritten] of Object.entries(writtenElsewhere[kind] ?? {})) {
      const name = fieldKeyOf({ kind, id, field });
      const before = last.get(name);
      if (valueIn(held, key, field) !== (before === undefined ? unwritten : before.to)) edited.add(name);
    }
  }
  return edited;
}
