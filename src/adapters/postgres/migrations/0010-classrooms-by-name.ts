import { type Kysely, sql } from 'kysely';
import { comparable } from '#domain/tables/columns.ts';

/** What a classroom's name is searched and sorted by (`foldText`), beside the name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table classrooms add column name_folded text`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`select id, name from classrooms`.execute(db);
  const folded = rows.map(({ name }) => comparable(name));
  await sql`update classrooms c set name_folded = given.folded
    from unnest(${rows.map(({ id }) => id)}::text[], ${folded}::text[]) as given (id, folded)
    where c.id = given.id`.execute(db);
  await sql`create index classrooms_by_name on classrooms ((name_folded collate "C"), (id collate "C"))`.execute(
    db,
  );
}
