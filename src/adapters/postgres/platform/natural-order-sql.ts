import { type RawBuilder, sql } from 'kysely';

/** The sort key of a folded text. It equals `naturalKey`, and indexes use it. */
export const naturalOrder = (folded: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`natural_order(${folded}) collate "C"`;
