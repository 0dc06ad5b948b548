import { type Kysely, sql } from 'kysely';

/**
 * Finds the entries of an action in the audit log, for all organizations and for one. To avoid a lock on a large log, run both statements for each partition
 * with `create index concurrently` before the upgrade; PostgreSQL then uses the indexes of the partitions.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index audit_log_by_action on audit_log (action, at)`.execute(db);
  await sql`create index audit_log_by_organization_action on audit_log (split_part(organization_path, '/', 1), action, at)
    where (organization_path is not null)`.execute(db);
}
