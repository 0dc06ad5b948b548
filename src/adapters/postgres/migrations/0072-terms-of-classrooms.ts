import { type Kysely, sql } from 'kysely';
import { comparable } from '#domain/tables/columns.ts';

/** What the term of a classroom is searched and sorted by (`foldText`), beside what it is called. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table classrooms add column term_folded text`.execute(db);
  const { rows } = await sql<{ name: string }>`select distinct term_name as name from classrooms
    where term_name is not null`.execute(db);
  const folded = rows.map(({ name }) => comparable(name));
  await sql`update classrooms c set term_folded = given.folded
    from unnest(${rows.map(({ name }) => name)}::text[], ${folded}::text[]) as given (name, folded)
    where c.term_name = given.name`.execute(db);
  await sql`create index classrooms_by_term on classrooms ((term_folded collate "C"), (id collate "C"))`.execute(
    db,
  );
}
