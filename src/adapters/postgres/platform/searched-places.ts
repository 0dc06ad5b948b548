import { type RawBuilder, sql } from 'kysely';
import { type Reading, stretches } from './table-order.ts';

type Sql = RawBuilder<unknown>;

export type Searching = {
  readonly alias: string;
  /** The number of rows, in order, that are searched before an index of parts is used. */
  readonly head: number;
  /** The maximum number of matching rows to sort. At least the maximum number to count. */
  readonly sorted: number;
  /** The percentage of the table's pages that is sampled to estimate whether more rows match. The same pages are always sampled. */
  readonly sampled: number;
};

type Read = { readonly from: Sql; readonly scope: Sql; readonly id: Sql };

/** Selects the positions of a page, up to its size, from each section of the order. `passing` is the `from` and `where` of matching rows. */
const placesOf = (
  id: Sql,
  { order, start, backward, direction, limit }: Reading,
  passing: (stretch: Sql) => Sql,
): readonly Sql[] =>
  stretches(order, start, backward).map(
    (
      stretch,
      at,
    ) => sql`(select ${id} as row_id, ${order.key} as place_key, ${order.id} as place_id, ${sql.lit(at)} as stretch
      ${passing(stretch)} order by ${order.key} ${direction}, ${order.id} ${direction} limit ${limit})`,
  );

const pageOf = (places: readonly Sql[], { direction, limit }: Reading): Sql =>
  sql`select * from (${sql.join(places, sql` union all `)}) place
    order by stretch, place_key ${direction}, place_id ${direction} limit ${limit}`;

/** Selects the positions of a page among the first rows of the order. The result is valid only if it fills the page. */
export function placesInHead(
  { from, scope, id }: Read,
  reading: Reading,
  { searching: { alias, head }, filter }: { readonly searching: Searching; readonly filter: Sql },
): Sql {
  const { order, direction } = reading;
  const name = sql.id(alias);
  const first = (stretch: Sql): Sql => sql`from (select ${name}.* from ${from} where ${scope} and ${stretch}
    order by ${order.key} ${direction}, ${order.id} ${direction} limit ${head}) ${name} where ${filter}`;
  return pageOf(placesOf(id, reading, first), reading);
}

/**
 * Returns `with size as …, page as …`: the positions of a page of all matching rows, and the number of matching rows (`passing`). The number is limited to the
 * maximum to sort, and null if the rows were not counted. A sample of the table estimates whether there are too many rows to sort. If there are too many, by
 * the sample or by `parts`, the order is scanned.
 */
export function placesByParts(
  { from, scope, id }: Read,
  reading: Reading,
  given: { readonly searching: Searching; readonly parts: Sql; readonly filter: Sql },
): Sql {
  const { sorted, sampled } = given.searching;
  const { order, matching } = reading;
  const place = { ...order, key: sql.ref('place_key'), id: sql.ref('place_id') };
  const common = sql`(select common from share)`;
  const beyond = sql`(${common} or (select passing from size) > ${sorted})`;
  const few = placesOf(
    sql.ref('row_id'),
    { ...reading, order: place },
    (stretch) => sql`from few where not ${beyond} and ${stretch}`,
  );
  const many = placesOf(id, reading, (stretch) => sql`${matching} and ${stretch} and ${beyond}`);
  return sql`with share as materialized (select count(*) * 100 > ${sorted * sampled} as common
      from ${from} tablesample system (${sql.lit(sampled)}) repeatable (0) where ${scope} and ${given.filter}),
    few as materialized (select ${id} as row_id, ${order.key} as place_key, ${order.id} as place_id
      from ${from} where not ${common} and ${scope} and ${given.parts} limit ${sorted + 1}),
    size as materialized (select case when not ${common} then count(*)::integer end as passing from few),
    page as materialized (${pageOf([...few, ...many], reading)})`;
}
