import { type RawBuilder, sql } from 'kysely';
import type { Cell } from '#domain/platform/tables/columns.ts';
import type { Place, Sort } from '#domain/platform/tables/page.ts';

type Sql = RawBuilder<unknown>;

export type TableOrder = {
  readonly key: Sql;
  readonly isRequired: boolean;
  readonly id: Sql;
  readonly parameter: (key: Cell) => Sql;
  readonly direction: Sort['direction'];
};

/** Returns the conditions for the sections of a page in reading order: rows with a value, then rows without one. */
export function stretches(
  { key, isRequired, id, parameter, direction }: TableOrder,
  from: Place | null,
  backward: boolean,
) {
  const [values, blanks] = [sql`${key} is not null`, sql`${key} is null`];
  const beyond = (direction === 'asc') === backward ? sql`<` : sql`>`;
  if (from === null) return isRequired ? [sql`true`] : [values, blanks];
  if (from.key === null) {
    const rest = sql`${blanks} and ${id} ${beyond} ${from.id}`;
    return backward ? [rest, values] : [rest];
  }
  const rest = sql`(${key}, ${id}) ${beyond} (${parameter(from.key)}, ${from.id})`;
  return backward || isRequired ? [rest] : [rest, blanks];
}

export type PlacedRow = { readonly place_key: Cell; readonly place_id: string };

export type Reading = {
  readonly order: TableOrder;
  /** The row after which the page starts, or null to start at the first row. */
  readonly start: Place | null;
  readonly backward: boolean;
  /** `asc` or `desc`, the order from `start` on. */
  readonly direction: Sql;
  /** The size of the page plus one. */
  readonly limit: number;
  readonly matching: Sql;
};
