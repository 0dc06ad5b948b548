import { type Kysely, sql } from 'kysely';

/** What somebody decided about the new year of a school, and which class a new one follows (ROS-7). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Null for an import of files.
  `alter table imports add column rollover jsonb`,
  // The class of the year before, whose teachers it has.
  `alter table classrooms add column follows text references classrooms (id) on delete set null`,
  `create index classrooms_that_follow on classrooms (follows) where follows is not null`,
];
