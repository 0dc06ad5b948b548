import { type Kysely, sql } from 'kysely';

/** What students are let in by for a day, and how far each of them is (ROS-8). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table student_tokens (
    fingerprint text primary key,
    student_id text not null references student_logins (student_id) on delete cascade,
    classroom_id text not null references classrooms (id) on delete cascade,
    class_code text not null,
    day date not null,
    time_zone text not null
  )`,
  `create index student_tokens_of_student on student_tokens (student_id)`,
  `create index student_tokens_of_classroom on student_tokens (classroom_id)`,
  // Of a student who is erased the progress stays, and is nobody's.
  `create table student_progress (
    student_id text references students (id) on delete set null,
    assignment_id text not null references assignments (id) on delete cascade,
    activity_id text not null,
    state text not null check (state in ('started', 'needs_help', 'done')),
    updated_at timestamptz not null,
    unique (student_id, assignment_id, activity_id)
  )`,
  `create index student_progress_of_assignment on student_progress (assignment_id)`,
];
