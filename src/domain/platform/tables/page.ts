import { type Cell, comparable } from './columns.ts';
import { type DayOf, type Filter, meetsFilter } from './filter.ts';
import { compareCodePoints } from './fold-text.ts';
import { naturalKey } from './natural-order.ts';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Empty cells are last in both directions. Rows with equal cells are sorted by id, in the same direction. */
export type Sort<C extends string = string> = { readonly column: C; readonly direction: 'asc' | 'desc' };

export type Place = { readonly key: Cell; readonly id: string };

export type PageStart = null | { readonly after: Place } | { readonly before: Place };

export type TableQuery<C extends string = string> = {
  readonly filter: Filter<C>;
  readonly sort: Sort<C>;
  readonly size: PageSize;
  readonly start: PageStart;
};

export type Page<R> = {
  readonly rows: readonly R[];
  readonly total: number;
  /** Position of the previous page; null on the first page. */
  readonly before: Place | null;
  /** Position of the next page; null on the last page. */
  readonly after: Place | null;
};

export type RowReader<R, C extends string> = {
  readonly idOf: (row: R) => string;
  readonly cellOf: (row: R, column: C) => Cell;
  /** Returns the value by which a column sorts; the default is its cell. */
  readonly sortedBy?: (row: R, column: C) => Cell;
};

/** Returns a page of the rows found at the requested position; `more` is true if there are further rows in that direction. */
export function pageOf<R>(
  found: { readonly rows: readonly R[]; readonly total: number; readonly more: boolean },
  start: PageStart,
  placeOf: (row: R) => Place,
): Page<R> {
  const { rows, total, more } = found;
  const [first, last] = [rows[0], rows.at(-1)];
  const backward = start !== null && 'before' in start;
  const hasBefore = backward ? more : start !== null;
  const hasAfter = backward || more;
  return {
    rows,
    total,
    before: hasBefore && first !== undefined ? placeOf(first) : null,
    after: hasAfter && last !== undefined ? placeOf(last) : null,
  };
}

function compareCells(one: Cell, other: Cell): number {
  if (typeof one === 'string' && typeof other === 'string') return compareCodePoints(one, other);
  return Number(one) - Number(other);
}

function comparePlaces(direction: Sort['direction'], one: Place, other: Place): number {
  const oneIsBlank = one.key === null;
  if (oneIsBlank !== (other.key === null)) return oneIsBlank ? 1 : -1;
  const ascending = compareCells(one.key, other.key) || compareCodePoints(one.id, other.id);
  return direction === 'asc' ? ascending : -ascending;
}

function sortKey(cell: Cell): Cell {
  const key = comparable(cell);
  return typeof key === 'string' ? naturalKey(key) : key;
}

/** Runs a query on rows in memory. This is the reference for all other implementations. */
export function queryRows<R, C extends string>(
  rows: readonly R[],
  { idOf, cellOf, sortedBy = cellOf }: RowReader<R, C>,
  { filter, sort, size, start }: TableQuery<C>,
  dayOf: DayOf,
): Page<R> {
  const placeOf = (row: R): Place => ({ key: sortKey(sortedBy(row, sort.column)), id: idOf(row) });
  const compare = (one: Place, other: Place): number => comparePlaces(sort.direction, one, other);
  const matching = rows
    .filter((row) => meetsFilter(filter, (column) => cellOf(row, column), dayOf))
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => compare(one.place, other.place));
  const total = matching.length;
  if (start !== null && 'before' in start) {
    const earlier = matching.filter(({ place }) => compare(place, start.before) < 0);
    const found = earlier.slice(-size).map(({ row }) => row);
    return pageOf({ rows: found, total, more: earlier.length > size }, start, placeOf);
  }
  const later = start === null ? matching : matching.filter(({ place }) => compare(place, start.after) > 0);
  return pageOf(
    { rows: later.slice(0, size).map(({ row }) => row), total, more: later.length > size },
    start,
    placeOf,
  );
}
