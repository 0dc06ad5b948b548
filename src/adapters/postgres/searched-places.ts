import { type RawBuilder, sql } from 'kysely';
import { type Reading, stretches } from './table-order.ts';

type Sql = RawBuilder<unknown>;

/** How a part of a text is looked for among very many rows. */
export type Searching = {
  /** What the rows are called in the table's expressions: the name behind its `from`. */
  readonly alias: string;
  /** So many places of the order are looked through before an index of parts is asked. */
  readonly head: number;
  /** Up to so many rows that pass are sorted; at least as many as are counted. */
  readonly sorted: number;
  /** So many percent of the table's pages, always the same, say whether more than that pass. */
  readonly sampled: number;
};

/** What a table is read from. */
type Read = { readonly from: Sql; readonly scope: Sql; readonly id: Sql };

/** The places of a page, up to its size, of each stretch of the order; `passing` is `from` and `where` of what passes in it. */
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

/** The places of a page among the first of the order: a whole page, or fewer rows than that, of which it says nothing. */
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
 * `with size as …, page as …`: the places of a page of all that pass, and their number `passing`, which stops behind what is sorted; null where
 * they were not counted. A sample of the table says whether they are too many to be sorted. Where it does, or those who were found by `parts`
 * are, the order is looked through.
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
