import { type Kysely, sql } from 'kysely';

/** What the students of a classroom find it by, sealed, and the term that it is taught in (ROS-1). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table join_codes (
    classroom_id text primary key references classrooms on delete cascade,
    sealed text not null,
    digest text not null unique,
    renewed_at timestamptz not null,
    paused_at timestamptz
  )`,
  // Days of the school, the last one included.
  `alter table classrooms add column term_name text, add column first_day date, add column last_day date,
    add constraint term_in_order check (first_day <= last_day)`,
];
