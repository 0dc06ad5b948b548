import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { allMigrations } from './migrations/all-migrations.ts';
import { SchemaTooNew } from './schema-too-new.ts';
import { SchemaTooOld } from './schema-too-old.ts';

/** The first migrations of versions before the first release. */
const earlyMigrations: readonly string[] = ['0001-accounts-and-lessons', '0001-baseline'];

/**
 * Migrates the database to this release's schema. Migrations only go forward, and run once under the migrator's lock, so that several processes may start at
 * the same time. Throws `SchemaTooNew` for the schema of a newer release, `SchemaTooOld` for a schema from before the first release, and a migration's error.
 */
export async function migrate<S>(
  db: Kysely<S>,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<void> {
  await refuseOtherSchema(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function refuseOtherSchema<S>(
  db: Kysely<S>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const table = await sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration')::text as found`.execute(db);
  if (!table.rows[0]?.found) return;
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  if (done.rows.some(({ name }) => earlyMigrations.includes(name))) throw new SchemaTooOld();
  const unknown = done.rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new SchemaTooNew(unknown);
}
