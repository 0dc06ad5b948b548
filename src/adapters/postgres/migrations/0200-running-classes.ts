import { type Kysely, sql } from 'kysely';

/** What a teacher sets for the students' pages of a running class, and which of them follow it (CLS-2, CLS-6). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The day of the school for which the class is closed.
  `alter table join_codes add column closed_on date`,
  // When the student left by "Not me": the token is over, and the day of the login stays known.
  `alter table student_tokens add column ended_at timestamptz`,
  `create table class_now (
    classroom_id text primary key references classrooms (id) on delete cascade,
    seq bigint not null,
    paused_at timestamptz
  )`,
  `create table class_shows (
    classroom_id text primary key references classrooms (id) on delete cascade,
    student_id text not null references students (id) on delete cascade,
    lesson_slug text not null,
    activity_id text not null,
    state text not null check (state in ('asked', 'refused', 'shown')),
    at timestamptz not null
  )`,
  `create index class_shows_of_student on class_shows (student_id)`,
  `create table class_messages (
    classroom_id text not null references classrooms (id) on delete cascade,
    student_id text not null references students (id) on delete cascade,
    kind text not null,
    step integer,
    sent_at timestamptz not null,
    primary key (classroom_id, student_id)
  )`,
  `create index class_messages_of_student on class_messages (student_id)`,
  `create table class_connections (
    fingerprint text primary key references student_tokens (fingerprint) on delete cascade,
    classroom_id text not null references classrooms (id) on delete cascade,
    student_id text not null references students (id) on delete cascade,
    network text not null,
    until timestamptz not null
  )`,
  `create index class_connections_of_classroom on class_connections (classroom_id)`,
  `create index class_connections_of_student on class_connections (student_id)`,
];
