import type { FieldValue, RosterKind } from './roster.ts';

/** A change of one field of one row (ROS-9). For a new row, each field (including `state`) changes from null. For a removed row, each field changes to null. */
export type Change = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly field: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
};

/**
 * The outcome of a change. `kept`: the value differs from the expected one, so the other edit is kept. `impossible`: the row was removed, it references a
 * missing row, or it cannot be removed because other rows reference it.
 */
export type Outcome =
  | { readonly of: 'done' | 'kept' }
  | { readonly of: 'impossible'; readonly why: 'in-use' | 'names-missing-row' | 'row-missing' };

export type AppliedChange = Change & { readonly outcome: Outcome };

export type RowAct = 'add' | 'edit' | 'remove';

/** The changes of one row. Added and removed rows change as a whole; the fields of an edited row change independently. */
export type RowChanges = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly act: RowAct;
  readonly changes: readonly Change[];
};

function actOf(changes: readonly Change[]): RowAct {
  const state = changes.find(({ field }) => field === 'state');
  if (state?.from === null) return 'add';
  return state?.to === null ? 'remove' : 'edit';
}

/** Groups adjacent changes by row; keeps the order. */
export function byRow(changes: readonly Change[]): readonly RowChanges[] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first?.id === change.id && first.kind === change.kind) last.push(change);
    else groups.push([change]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ kind: first.kind, id: first.id, act: actOf(group), changes: group }];
  });
}
