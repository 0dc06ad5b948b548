import { type Kysely, sql } from 'kysely';

/**
 * Stores the sort keys of members. Otherwise, the database computes them for every member at each page, which takes most of the time of a table of 3,000
 * members.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table memberships
    add column name_order text generated always as (natural_order(name_folded)) stored,
    add column email_order text generated always as (natural_order(email_folded)) stored,
    add column school_order text generated always as (natural_order(school_folded)) stored`.execute(db);
}
