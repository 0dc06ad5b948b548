import { type Kysely, sql } from 'kysely';
import type { Schema } from '#adapters/postgres/schema.ts';

/** Fills tables by SQL, builds their indexes at the end, and prints the duration of each. */
export async function fillWithoutIndexes(
  database: Kysely<Schema>,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  await database.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`set maintenance_work_mem = '1GB'`.execute(db);
    const indexes = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = any(${tables}) and indexname not in (select conname from pg_constraint)`.execute(db);
    for (const { name } of indexes.rows) await sql`drop index ${sql.id(name)}`.execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const { name, definition } of indexes.rows) {
      const start = performance.now();
      await sql.raw(definition).execute(db);
      console.log(`the index ${name} is built in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    }
    await sql`vacuum analyze`.execute(db);
  });
}
