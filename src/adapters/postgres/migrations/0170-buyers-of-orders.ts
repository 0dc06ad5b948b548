import { type Kysely, sql } from 'kysely';

/** What an order on invoice gives before it is paid, and a keyed digest of the mail domain or address of its buyer. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders
    add column buyer_key text,
    add column trust text check (trust in ('verified', 'limited', 'none'))`.execute(db);
  await sql`create index orders_of_buyer_key on orders (buyer_key) where buyer_key is not null`.execute(db);
}
