import { type Kysely, sql } from 'kysely';

/** Students, who was in which classroom when, and the change sets that all of it is written by (ROS-9). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table students (
    id text primary key,
    organization_path text collate "C",
    state text not null check (state in ('active', 'archived')),
    given_name text not null,
    family_name text,
    student_number text,
    name_folded text not null
  )`,
  `create index students_of_organization on students (organization_path, name_folded collate "C", id collate "C")`,
  // Days of the school; the last one is not part of it, and null while the student is there.
  `create table enrollments (
    id text primary key,
    classroom_id text not null references classrooms (id) on delete cascade,
    student_id text not null references students (id),
    from_day date not null,
    to_day date,
    check (from_day <= to_day)
  )`,
  `create index enrollments_of_classroom on enrollments (classroom_id, from_day)`,
  `create index enrollments_of_student on enrollments (student_id)`,
  `create table change_sets (
    id text primary key,
    organization_path text collate "C",
    kind text not null,
    made_by text references accounts (id) on delete set null,
    made_at timestamptz not null,
    undoes text unique references change_sets (id)
  )`,
  `create index change_sets_of_organization on change_sets (organization_path, made_at)`,
  `create index change_sets_of_account on change_sets (made_by)`,
  `create table roster_changes (
    change_set_id text not null references change_sets (id) on delete cascade,
    seq integer not null,
    kind text not null,
    row_id text not null,
    field text not null,
    from_value text,
    to_value text,
    outcome text not null check (outcome in ('done', 'kept', 'in-use', 'names-missing-row', 'row-missing')),
    primary key (change_set_id, seq)
  )`,
  `create index changes_of_row on roster_changes (row_id)`,
];
