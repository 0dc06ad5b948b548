import { type Kysely, sql } from 'kysely';

/** Teachers' marks beside students' own ones, and the goals that students have earned (CLS-4). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table student_progress
    add column source text not null default 'student' check (source in ('student', 'goals', 'teacher')),
    add column own_state text check (own_state in ('started', 'needs_help', 'done')),
    add column own_at timestamptz,
    add column own_source text check (own_source in ('student', 'goals')),
    add check (source = 'teacher' or own_state is null),
    add check ((own_state is null) = (own_at is null) and (own_state is null) = (own_source is null))`,
  // Which of the goals were met was not stored: the next run of the program says it again.
  `alter table student_work drop column goals_met, add column earned smallint[] not null default '{}'`,
];
