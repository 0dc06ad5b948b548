import { type Kysely, sql } from 'kysely';

/** By which IDs erased students were known, as keyed digests, so that an import asks before it adds one again (ROS-14). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table erased_students (
    organization_path text collate "C" not null,
    family text not null,
    digest text not null,
    erased_at timestamptz not null,
    primary key (organization_path, family, digest)
  )`.execute(db);
  await sql`alter table import_plans add column erased_on date`.execute(db);
}
