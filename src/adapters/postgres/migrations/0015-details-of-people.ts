import { type Kysely, sql } from 'kysely';

/** What people say of themselves in their profile. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table accounts
    add column display_name text,
    add column role_title text,
    add column grades_taught text[] not null default '{}'`.execute(db);
}
