import { type Kysely, sql } from 'kysely';

/** Who belonged to an organization on a day is found without reading the memberships of all others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index members_of_all_times on memberships (organization_path, from_at)
    where account_id is not null`.execute(db);
}
