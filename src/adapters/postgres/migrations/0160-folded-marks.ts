import { type Kysely, sql } from 'kysely';

/** Folded texts have one kind of apostrophe and one kind of dash, as `foldText` writes them now. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name like '%\_folded' and c.is_generated = 'NEVER'`.execute(db);
  for (const { table, column } of rows) {
    const folded = sql.ref(column);
    await sql`update ${sql.table(table)} set ${folded} = translate(${folded}, ${'’‘‛ʼʻ`′‐‒–—―−'}, ${"'''''''------"})
      where ${folded} ~ ${'[’‘‛ʼʻ`′‐‒–—―−]'}`.execute(db);
  }
}
