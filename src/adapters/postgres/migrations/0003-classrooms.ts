import { type Kysely, sql } from 'kysely';

/** Classrooms with their teachers, lessons assigned to them, progress, and every version of a lesson. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table lessons add column version integer`,
  `update lessons set version = (lesson->>'version')::integer`,
  `alter table lessons alter column version set not null`,
  `create table lesson_versions (
    slug text not null,
    version integer not null,
    agenda json not null,
    lesson json not null,
    primary key (slug, version)
  )`,
  `create table classrooms (
    id text primary key,
    name text not null,
    grade_band text check (grade_band in ('K-2', '3-5', '6-8', '9-12')),
    archived_at timestamptz,
    version integer not null,
    created_at timestamptz not null
  )`,
  // An account goes only after its places in classrooms: a classroom is never without an owner.
  `create table classroom_teachers (
    id text primary key,
    place bigint generated always as identity,
    classroom_id text not null references classrooms (id) on delete cascade,
    account_id text references accounts (id),
    email text,
    role text not null check (role in ('owner', 'co-teacher')),
    check ((account_id is null) <> (email is null)),
    unique (classroom_id, account_id),
    unique (classroom_id, email)
  )`,
  `create unique index owner_of_classroom on classroom_teachers (classroom_id) where role = 'owner'`,
  `create index classrooms_of_account on classroom_teachers (account_id)`,
  `create index seats_by_address on classroom_teachers (email) where email is not null`,
  `create table assignments (
    id text primary key,
    classroom_id text not null references classrooms (id) on delete cascade,
    lesson_slug text not null,
    lesson_version integer not null,
    visible boolean not null,
    opens_on date,
    due_on date,
    note text not null,
    version integer not null,
    removed boolean not null,
    assigned_at timestamptz not null,
    check (opens_on <= due_on),
    unique (classroom_id, lesson_slug),
    foreign key (lesson_slug, lesson_version) references lesson_versions (slug, version)
  )`,
  `create table activity_progress (
    assignment_id text not null references assignments (id) on delete cascade,
    activity_id text not null,
    state text not null check (state in ('not_started', 'started', 'needs_help', 'done')),
    minutes integer check (minutes between 0 and 600),
    version integer not null,
    updated_at timestamptz not null,
    updated_by text references accounts (id) on delete set null,
    primary key (assignment_id, activity_id)
  )`,
  `create index progress_by_account on activity_progress (updated_by)`,
];
