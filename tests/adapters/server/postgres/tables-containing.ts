import { sql } from 'kysely';
import type { Database } from '#adapters/postgres/database.ts';

/** Returns the tables of all schemas that contain this text in any column, ignoring case. Monthly partitions of our tables count as their table. */
export async function tablesContaining(
  { db }: Pick<Database, 'db'>,
  text: string,
): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname not in ('pg_catalog', 'information_schema')
      and case nspname when 'public' then relkind in ('r', 'p') and not relispartition else relkind = 'r' end
    order by 1`.execute(db);
  const saying: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{ n: number }>`select count(*) as n from ${sql.raw(name)} t
      where position(lower(${text}) in lower(t::text)) > 0`.execute(db);
    if ((found.rows[0]?.n ?? 0) > 0) saying.push(name);
  }
  return saying;
}
