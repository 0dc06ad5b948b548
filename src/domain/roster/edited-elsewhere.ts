import { type FieldKey, fieldKeyOf } from './hold-back.ts';
import type { Change } from './change.ts';
import { keyOf, type Roster, type RosterKind, valueIn } from './roster.ts';

/**
 * What people also write without a change set, on the pages of a classroom: its term, and who teaches it. That somebody did is seen by
 * its value: it is another one than the last change set brought.
 */
const writtenElsewhere = { classroom: 'term', teaching: 'state' } as const satisfies Partial<
  Record<RosterKind, string>
>;

/** Whether a field is one that people also write without a change set. */
export const isWrittenElsewhere = ({ kind, field }: Pick<Change, 'field' | 'kind'>): boolean =>
  (kind === 'classroom' || kind === 'teaching') && writtenElsewhere[kind] === field;

/** The last value that change sets brought into such a field. */
export type ToldLast = Pick<Change, 'field' | 'id' | 'kind' | 'to'>;

/** The fields of `writtenElsewhere` that hold another value than `told` last: people's edits, which outrank a sync (R11, R12). */
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
