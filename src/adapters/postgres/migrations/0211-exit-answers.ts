import { type Kysely, sql } from 'kysely';

/** The answers of students to the exit questions of lessons (CLS-4). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table exit_answers (
    student_id text not null references students (id) on delete cascade,
    assignment_id text not null references assignments (id) on delete cascade,
    question_id text not null,
    choice text not null,
    answered_at timestamptz not null,
    primary key (student_id, assignment_id, question_id)
  )`,
  `create index exit_answers_of_assignment on exit_answers (assignment_id)`,
];
