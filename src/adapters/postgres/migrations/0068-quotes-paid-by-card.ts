import { type Kysely, sql } from 'kysely';

/**
 * Which quote an order by card pays for. The index is not unique: money that comes after a cancellation pays all the same, and the
 * quote may have been ordered anew by then.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders add column quote_id text`.execute(db);
  await sql`create index orders_of_quote on orders (quote_id) where quote_id is not null`.execute(db);
}
