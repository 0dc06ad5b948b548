import { type Kysely, sql } from 'kysely';
import type { Log } from '#application/ports/log.ts';
import { refuseOldServer } from './database-refusal.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import type { Schema } from './schema.ts';

/** The database with the owner's URL for migrations, and the service's URL for queries. */
export type SplitDatabase = { readonly url: string; readonly ownerUrl: string };

/**
 * Migrates a PostgreSQL database as its owner, and grants the service's role only the rights that it needs. The role may insert into and read the audit log,
 * but not change it (SEC-5). Throws if both URLs have the same role, or as `openDatabase` does.
 */
export async function prepareAsOwner({ url, ownerUrl }: SplitDatabase, log?: Log): Promise<void> {
  const role = roleOf(url);
  if (role === roleOf(ownerUrl)) throw new SameRole(role);
  const { db } = openPostgres(ownerUrl, log);
  try {
    await refuseOldServer(db);
    await migrate(db);
    await grantTo(db, role);
  } finally {
    await db.destroy();
  }
}

/** Thrown if both URLs of a database have the same role, because the audit log would not be protected. */
class SameRole extends Error {
  constructor(role: string) {
    super(
      `MIGRATION_DATABASE_URL uses the same role as DATABASE_URL, ${role}. It must use the owner of the database.`,
    );
  }
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** The tables that the service may only insert into and read. */
const appendOnly = ['audit_log', 'audit_log_rest'];

async function grantTo(db: Kysely<Schema>, name: string): Promise<void> {
  const role = sql.id(name);
  const all = await sql<{ database: string }>`select current_database() as database`.execute(db);
  await db.transaction().execute(async (trx) => {
    // The job queue owns its schema, so that it can create and upgrade it.
    for (const { database } of all.rows)
      await sql`grant connect, create on database ${sql.id(database)} to ${role}`.execute(trx);
    await sql`grant usage on schema public to ${role}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(trx);
    await sql`grant usage, select on all sequences in schema public to ${role}`.execute(trx);
    const months = await sql<{ name: string }>`select inhrelid::regclass::text as name
      from pg_inherits where inhparent = 'audit_log'::regclass`.execute(trx);
    for (const table of [...appendOnly, ...months.rows.map((month) => month.name), 'kysely_migration'])
      await sql`revoke update, delete, truncate on ${sql.id(table)} from ${role}`.execute(trx);
  });
}
