import { type AppliedChange, byRow, type Change, type Outcome, type RowChanges } from './change.ts';
import { keyOf, namedBy, type Roster, type RosterRow, type RowKey, valueIn } from './roster.ts';

export type Applied = { readonly roster: Roster; readonly changes: readonly AppliedChange[] };

const done: Outcome = { of: 'done' };
const kept: Outcome = { of: 'kept' };
const nobody: ReadonlySet<string> = new Set();

const fieldsWith = (row: RosterRow | undefined, changes: readonly Change[]): RosterRow['fields'] => {
  const fields = new Map(Object.entries(row?.fields ?? {}));
  for (const { field, to } of changes) {
    if (to === null) fields.delete(field);
    else fields.set(field, to);
  }
  return Object.fromEntries(fields);
};

/** Applies changes row by row to a copy of a roster. Counts references to rows, so that no referenced row is removed. */
class ChangingRoster {
  readonly #rows: Map<RowKey, RosterRow>;
  readonly #uses = new Map<RowKey, number>();
  readonly #accounts: ReadonlySet<string>;

  constructor(roster: Roster, accounts: ReadonlySet<string>) {
    this.#rows = new Map(roster);
    this.#accounts = accounts;
    for (const row of roster.values()) this.#count(row, 1);
  }

  get rows(): Roster {
    return this.#rows;
  }

  apply(group: RowChanges): readonly AppliedChange[] {
    return group.act === 'edit' ? group.changes.map((change) => this.#edit(change)) : this.#whole(group);
  }

  #edit(change: Change): AppliedChange {
    const row = this.#rows.get(keyOf(change));
    if (row === undefined) return { ...change, outcome: { of: 'impossible', why: 'row-missing' } };
    if (!this.#holds(change)) return { ...change, outcome: kept };
    return { ...change, outcome: this.#write(row, [change]) };
  }

  #whole({ kind, id, act, changes }: RowChanges): readonly AppliedChange[] {
    const row = this.#rows.get(keyOf({ kind, id }));
    const same = (row === undefined) === (act === 'add') && changes.every((change) => this.#holds(change));
    const spoken = new Set(changes.map(({ field }) => field));
    const whole = Object.keys(row?.fields ?? {}).every((field) => spoken.has(field));
    const outcome = same && whole ? this.#write(row ?? { kind, id, fields: {} }, changes) : kept;
    return changes.map((change) => ({ ...change, outcome }));
  }

  #holds(change: Change): boolean {
    return valueIn(this.#rows, keyOf(change), change.field) === change.from;
  }

  #write(row: RosterRow, changes: readonly Change[]): Outcome {
    const key = keyOf(row);
    const next = { ...row, fields: fieldsWith(row, changes) };
    const goes = next.fields['state'] === undefined;
    if (goes && (this.#uses.get(key) ?? 0) > 0) return { of: 'impossible', why: 'in-use' };
    const newlyNamed = namedBy({ ...next, fields: fieldsWith(undefined, changes) });
    const { teacher } = next.fields;
    const isNobody = !goes && next.kind === 'teaching' && !this.#accounts.has(teacher ?? '');
    if (isNobody || newlyNamed.some((named) => !this.#rows.has(named))) {
      return { of: 'impossible', why: 'names-missing-row' };
    }
    this.#count(row, -1);
    if (goes) this.#rows.delete(key);
    else {
      this.#rows.set(key, next);
      this.#count(next, 1);
    }
    return done;
  }

  #count(row: RosterRow, by: 1 | -1): void {
    for (const named of namedBy(row)) this.#uses.set(named, (this.#uses.get(named) ?? 0) + by);
  }
}

/**
 * Applies changes to a roster. If a field's value differs from the planned one (`from`), the value stays, and the change is `kept`. `roster` must contain the
 * changed rows, the rows that they reference, and the rows that reference removed ones. `accounts` are the teachers' accounts that exist.
 */
export function applyChanges(
  roster: Roster,
  changes: readonly Change[],
  accounts: ReadonlySet<string> = nobody,
): Applied {
  const changing = new ChangingRoster(roster, accounts);
  const applied = byRow(changes).flatMap((group) => changing.apply(group));
  return { roster: changing.rows, changes: applied };
}
