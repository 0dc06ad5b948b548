import { type RawBuilder, sql } from 'kysely';

/** What a folded text is sorted by, as `naturalKey` says; an index may carry it. */
export const naturalOrder = (folded: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`natural_order(${folded}) collate "C"`;
