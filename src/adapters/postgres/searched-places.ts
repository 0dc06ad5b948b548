import { type RawBuilder, sql } from 'kysely';
import { type Reading, stretches } from './table-order.ts';

type Sql = RawBuilder<unknown>;

/** How a part of a text is looked for among very many rows. */
export type Searching = {
  /** What the rows are called in the table's expressions: the name behind its `from`. */
  readonly alias: string;
  /** So many places of the order are looked through before grams are asked. */
  readonly head: number;
  /** Up to so many rows that pass are sorted; at least as many as are counted. */
  readonly sorted: number;
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
 * `with size as …, page as …`: the places of a page of all that pass, and their number `passing`, which stops behind what is sorted. Those that pass
 * are found by `passing` and sorted; the order is looked through where they are more than that.
 */
export function placesByGrams(
  { id }: Pick<Read, 'id'>,
  reading: Reading,
  { searching: { sorted }, passing }: { readonly searching: Searching; readonly passing: Sql },
): Sql {
  const { order, matching } = reading;
  const place = { ...order, key: sql.ref('place_key'), id: sql.ref('place_id') };
  const size = sql`(select passing from size)`;
  const few = placesOf(
    sql.ref('row_id'),
    { ...reading, order: place },
    (stretch) => sql`from few where ${size} <= ${sorted} and ${stretch}`,
  );
  const many = placesOf(id, reading, (stretch) => sql`${matching} and ${stretch} and ${size} > ${sorted}`);
  return sql`with few as materialized (select ${id} as row_id, ${order.key} as place_key, ${order.id} as place_id
      ${passing} limit ${sorted + 1}),
    size as materialized (select count(*)::integer as passing from few),
    page as materialized (${pageOf([...few, ...many], reading)})`;
}
