import { type Kysely, sql } from 'kysely';

/** Programs of students with their earlier versions, and what each student of a class works on (CLS-1, CLS-2). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table student_programs (
    id text primary key,
    student_id text not null references students (id) on delete cascade,
    lesson_slug text,
    activity_id text,
    name text,
    version integer not null,
    text text not null,
    changed_at timestamptz not null,
    versioned_at timestamptz not null,
    deleted_at timestamptz,
    unique (student_id, lesson_slug, activity_id),
    check ((lesson_slug is null) = (activity_id is null) and (lesson_slug is null) <> (name is null))
  )`,
  `create table student_program_versions (
    program_id text not null references student_programs (id) on delete cascade,
    version integer not null,
    text text not null,
    at timestamptz not null,
    primary key (program_id, version)
  )`,
  // The number of the last change in each class; its lock puts the changes of a class in order.
  `create table class_changes (
    classroom_id text primary key references classrooms (id) on delete cascade,
    seq bigint not null
  )`,
  `create table student_work (
    classroom_id text not null references classrooms (id) on delete cascade,
    student_id text not null references students (id) on delete cascade,
    lesson_slug text not null,
    activity_id text not null,
    opened_at timestamptz not null,
    changed_at timestamptz not null,
    reorders integer not null,
    same_blocks_since timestamptz not null,
    runs integer not null,
    goals_met integer not null,
    goals integer not null,
    seq bigint not null,
    primary key (classroom_id, student_id, lesson_slug, activity_id)
  )`,
  `create index student_work_in_order on student_work (classroom_id, seq)`,
  `create index student_work_of_student on student_work (student_id)`,
];
