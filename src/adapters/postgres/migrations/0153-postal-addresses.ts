import { type Kysely, sql } from 'kysely';

/** Where an organization gets mail, as it stands on quotes, invoices and receipts; empty until somebody says. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table organizations add column postal_address text not null default ''`.execute(db);
}
