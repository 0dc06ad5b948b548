import type { FieldValue, RosterKind } from './roster.ts';

/**
 * One field of one row, from one value to another (ROS-9). A row that is new comes with a change of each of its fields from
 * null, `state` among them; one that goes has each go to null.
 */
export type Change = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly field: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
};

/**
 * What happened to a change. `kept`: another value was there than the change expects, so somebody's edit stays. `impossible`:
 * the row is gone, it names a row that is not there, or others name it and it cannot go.
 */
export type Outcome =
  | { readonly of: 'done' | 'kept' }
  | { readonly of: 'impossible'; readonly why: 'in-use' | 'names-missing-row' | 'row-missing' };

export type AppliedChange = Change & { readonly outcome: Outcome };

/** What a change does to its row as a whole. */
export type RowAct = 'add' | 'edit' | 'remove';

/** The changes of one row. A row comes and goes as a whole; the fields of one that stays change each by itself. */
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

/** Changes by row, in the order in which the rows come. The changes of a row stand together. */
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
